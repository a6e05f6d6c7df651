import { render, screen } from "@testing-library/react";
import { ReportCitation } from "../../src/sections/report-citation";

jest.mock("gatsby", () => ({
  ...jest.requireActual("../gatsby-stand-in"),
  useStaticQuery: () => ({
    organization: { name: "Some Agency" },
    site: { siteMetadata: { siteUrl: "https://www.example.org" } },
  }),
}));

const report = {
  slug: "costs-report",
  title: "What Ads Cost",
  team: "Research Team",
  path: "/research/costs-report",
  date: "2025-08-01",
  corrections: [],
};

test.each([
  ["Copy APA", / https:\/\/www\.example\.org\/research\/costs-report$/],
  ["Copy BibTeX", / url = \{https:\/\/www\.example\.org\/research\/costs-report\}\n/],
  ["Share this report", /^https:\/\/www\.example\.org\/research\/costs-report$/],
])("'%s' copies a text that leads to the report", (name, text) => {
  render(<ReportCitation report={report} />);
  expect(screen.getByRole("button", { name, hidden: true }).dataset["copy"]).toMatch(text);
});
