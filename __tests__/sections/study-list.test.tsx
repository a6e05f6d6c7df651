import { render, screen, within } from "@testing-library/react";
import { StudyList } from "../../src/sections/study-list";
import { researchWords, studyItem } from "./research-words";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

const report = { path: "/research/voice-search-report" };

const show = (study: { status: string; report: typeof report | null }) =>
  render(<StudyList studies={[{ ...studyItem, ...study }]} words={researchWords} />);

describe("a study", () => {
  test("that is completed leads to its full report", () => {
    show({ status: "Completed", report });
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
  ])("that is %s with the report %j leads nowhere", (status, itsReport) => {
    show({ status, report: itsReport });
    expect(screen.getByRole("heading", { level: 3, name: "Voice Search" })).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    expect(screen.queryByText("Read Full Report")).not.toBeInTheDocument();
  });

  test.each([
    ["Active", "yellow"],
    ["Completed", "green"],
  ])("that is %s has a %s badge", (status, tone) => {
    show({ status, report: null });
    expect(screen.getByText(status)).toHaveAttribute("data-tone", tone);
  });

  test("shows category, date and findings", () => {
    show({ status: "Active", report: null });
    const card = within(screen.getByRole("article"));
    for (const text of ["SEO & Local Marketing", "August 10, 2025", "What people ask aloud."]) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByText("Key findings")).toBeVisible();
    expect(card.getAllByRole("listitem")).toHaveLength(4);
  });
});

test("the list says when it was last updated, exactly as the specification does", () => {
  show({ status: "Active", report: null });
  expect(screen.getByText("Last updated: August,18")).toBeVisible();
});
