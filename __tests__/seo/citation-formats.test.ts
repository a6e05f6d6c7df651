import { apaReference, bibtexReference } from "../../src/seo/citation-formats";

const report = {
  slug: "costs-report",
  title: "Costs & Returns: 100% of $5 {now}",
  team: "Research Team",
  date: "2025-08-01",
  corrections: [],
  publisher: "An Agency",
  url: "https://www.example.org/research/costs-report",
};

test("each part of an APA reference ends with one period", () => {
  expect(apaReference(report)).toBe(
    "Research Team. (2025, August 1). Costs & Returns: 100% of $5 {now}. An Agency. https://www.example.org/research/costs-report",
  );
  expect(apaReference({ ...report, title: "Do ads pay?", publisher: "Ads Inc." })).toContain(
    " Do ads pay? Ads Inc. https:",
  );
});

test("BibTeX escapes TeX characters", () => {
  expect(bibtexReference(report).split("\n")).toEqual([
    "@techreport{costs-report-2025,",
    "  title = {{Costs \\& Returns: 100\\% of \\$5 \\{now\\}}},",
    "  author = {{Research Team}},",
    "  institution = {An Agency},",
    "  year = {2025},",
    "  month = aug,",
    "  url = {https://www.example.org/research/costs-report}",
    "}",
  ]);
});

test("both formats name the day of the last correction", () => {
  const corrected = { ...report, corrections: [{ date: "2026-11-24" }, { date: "2025-09-02" }] };
  expect(apaReference(corrected)).toContain("{now} [Corrected November 24, 2026]. An Agency.");
  expect(bibtexReference(corrected)).toContain("\n  note = {Corrected November 24, 2026},\n");
});
