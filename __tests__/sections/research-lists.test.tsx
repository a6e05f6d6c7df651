import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { parse } from "yaml";
import { ReportList } from "../../src/sections/report-list";
import { StudyList } from "../../src/sections/study-list";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

/** The words of the research page that its lists show (specification, section 2, Research). */
const words = {
  findingsLabel: "Key findings",
  current: { readReport: "Read Full Report", updated: "Last updated: August,18" },
  completed: {
    viewReport: "View Full Report",
    updated: "Last updated: August 18, 2025",
    pages: { label: "Pages of completed reports" },
    empty: {
      heading: "No Completed Research Yet",
      text: "Check back soon for completed research studies and detailed reports.",
    },
  },
} satisfies Queries.StudyWordsFragment & Queries.ReportWordsFragment;

const item = {
  title: "Voice Search",
  description: "What people ask aloud.",
  category: "SEO & Local Marketing",
  date: "August 10, 2025",
  icon: "mic",
  findings: ["One", "Two", "Three", "Four"],
};
const report = { path: "/research/voice-search-report" };

const showReports = (...reports: React.ComponentProps<typeof ReportList>["reports"]) =>
  render(<ReportList reports={reports} words={words} heading="Completed reports" />);
const showStudy = (status: string, itsReport: typeof report | null = null) =>
  render(<StudyList studies={[{ ...item, status, report: itsReport }]} words={words} />);

test("where no report is completed, the words of the specification say so", () => {
  const { empty } = words.completed;
  const content: unknown = parse(readFileSync("content/pages/research.yaml", "utf8"));
  expect(content).toMatchObject({ completed: { empty } });
  showReports();
  expect(screen.getByRole("heading")).toHaveTextContent(/^No Completed Research Yet$/);
  expect(screen.getByText(empty.text)).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByText(words.completed.updated)).not.toBeInTheDocument();
});

test("completed reports are listed, each with its state, findings and the way to it", () => {
  const other = { title: "Chatbots", path: "/research/ai-business-report" };
  const reports = [
    { ...item, ...report },
    { ...item, ...other },
  ];
  showReports(...reports.map((each) => ({ ...each, status: "Completed" })));
  expect(screen.queryByText("No Completed Research Yet")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2, name: "Completed reports" })).toBeVisible();
  expect(screen.getByText("Last updated: August 18, 2025")).toBeVisible();
  const cards = screen.getAllByRole("article").map((card) => within(card));
  expect(cards).toHaveLength(2);
  cards.forEach((card, index) => {
    const { title, path } = reports[index]!;
    expect(card.getByRole("heading", { level: 3, name: title })).toBeVisible();
    expect(card.getByText("Completed")).toHaveAttribute("data-tone", "green");
    expect(card.getByText("August 10, 2025")).toBeVisible();
    const findings = card.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(findings).toEqual(item.findings);
    const link = card.getByRole("link", { name: `View Full Report: ${title}` });
    expect(link).toHaveAttribute("href", path);
  });
});

test("a completed study leads to its full report", () => {
  showStudy("Completed", report);
  const link = screen.getByRole("link", { name: "Read Full Report: Voice Search" });
  expect(link).toHaveTextContent(/^Read Full Report$/);
  expect(link).toHaveAttribute("href", "/research/voice-search-report");
});

test.each([
  ["Active", report],
  ["In progress", report],
  ["Paused", report],
  ["Active", null],
  ["Completed", null],
])("a study that is %s with the report %j leads nowhere", (status, itsReport) => {
  showStudy(status, itsReport);
  expect(screen.getByRole("heading", { level: 3, name: "Voice Search" })).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByText("Read Full Report")).not.toBeInTheDocument();
});

test("a study shows its state, category, date and findings; the list says when it was last updated", () => {
  showStudy("Active");
  expect(screen.getByText("Last updated: August,18")).toBeVisible();
  const card = within(screen.getByRole("article"));
  expect(card.getByText("Active")).toHaveAttribute("data-tone", "yellow");
  for (const text of [item.category, item.date, item.description, "Key findings"])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getAllByRole("listitem")).toHaveLength(4);
});
