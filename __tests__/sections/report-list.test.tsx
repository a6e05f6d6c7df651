import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { parse } from "yaml";
import { ReportList } from "../../src/sections/report-list";
import { researchWords, studyItem } from "./research-words";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

const reports = [
  { ...studyItem, status: "Completed", path: "/research/voice-search-report" },
  { ...studyItem, title: "Chatbots", status: "Completed", path: "/research/ai-business-report" },
];

describe("the completed reports", () => {
  test("say that there is none yet, in the words of the specification", () => {
    render(<ReportList reports={[]} words={researchWords} heading="Completed reports" />);
    expect(screen.getByRole("heading")).toHaveTextContent(/^No Completed Research Yet$/);
    expect(
      screen.getByText("Check back soon for completed research studies and detailed reports."),
    ).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(screen.queryByText("Last updated: August 18, 2025")).not.toBeInTheDocument();
  });

  test("have these words in the content", () => {
    const content: unknown = parse(readFileSync("content/pages/research.yaml", "utf8"));
    const { heading, text } = researchWords.completed.empty;
    expect(content).toMatchObject({ completed: { empty: { heading, text } } });
  });

  test("are listed, each with its state, findings and the way to it", () => {
    render(<ReportList reports={reports} words={researchWords} heading="Completed reports" />);
    expect(screen.queryByText("No Completed Research Yet")).not.toBeInTheDocument();
    expect(
      screen.getByRole("heading", { level: 2, name: "Completed reports" }),
    ).toBeInTheDocument();
    const cards = screen.getAllByRole("article");
    expect(cards).toHaveLength(2);
    reports.forEach(({ title, path }, index) => {
      const card = within(cards[index]!);
      expect(card.getByRole("heading", { level: 3, name: title })).toBeVisible();
      expect(card.getByText("Completed")).toHaveAttribute("data-tone", "green");
      expect(card.getByText("August 10, 2025")).toBeVisible();
      expect(card.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
        ...studyItem.findings,
      ]);
      expect(card.getByRole("link", { name: `View Full Report: ${title}` })).toHaveAttribute(
        "href",
        path,
      );
    });
    expect(screen.getByText("Last updated: August 18, 2025")).toBeVisible();
  });
});
