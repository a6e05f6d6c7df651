import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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
const labels = {
  heading: "Cite",
  copy: "Copy {format}",
  share: "Share",
  copied: "Copied",
  refused: "Refused",
};

test.each([
  ["Copy APA", / https:\/\/www\.example\.org\/research\/costs-report$/],
  ["Copy BibTeX", / url = \{https:\/\/www\.example\.org\/research\/costs-report\}\n/],
  ["Share", /^https:\/\/www\.example\.org\/research\/costs-report$/],
])("'%s' copies a text that leads to the report", async (name, text) => {
  const user = userEvent.setup();
  render(<ReportCitation report={report} labels={labels} />);
  await user.click(screen.getByRole("button", { name, hidden: true }));
  expect(await navigator.clipboard.readText()).toMatch(text);
});
