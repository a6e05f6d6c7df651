import { checkNumbers } from "../../../src/content/check/check-numbers";
import { readContent } from "../../../src/content/files/read-content";
import { problemLine } from "../../../src/content/model/problem";
import { all, type Edit, replace } from "../copy-of-content";
import { findAfter } from "../find-after";

const at = (slug: string) => `reports/${slug}/index.mdx`;
const [sem, googleAds, voice] = [
  at("sem-trends-report"),
  at("google-ads-roi-report"),
  at("voice-search-report"),
];
const study = "studies/voice-search-local-seo.yaml";

const problemsAfter = (edit: Edit) =>
  findAfter(
    edit,
    (content) => {
      const { files, data } = readContent(content);
      return checkNumbers(files, data);
    },
    (path) => /^(reports|studies)?(\/|$)/.test(path),
  );

const problemsOf = (edit: Edit) =>
  problemsAfter(edit).map((problem) => problemLine(problem).replace(/^content\/|:\d+:\d+/g, ""));

const paragraph = (file: string, text: string) => replace(file, "\n## ", `\n${text}\n\n## `);

test("ten wrong numbers in fields, bodies, charts and a study are found, with the nearest right one", () => {
  const problems = problemsOf(
    all(
      replace(sem, "We analyzed 750+", "We analyzed 760+"),
      replace(sem, "- Campaigns with first-party data showed +89%", "- First-party data showed +98%"),
      replace(sem, 'value="68%/32%"', 'value="86%/32%"'),
      replace(sem, "The +89% compares", "The −89% compares"),
      replace(sem, 'title="Mobile leads desktop, 68%', 'title="Mobile leads desktop, 70%'),
      replace(
        googleAds,
        "description: Smart bidding is used by 87%",
        "description: Smart bidding is used by 78%",
      ),
      replace(googleAds, "(ROI) of +40% on average", "(ROI) of +45% on average"),
      paragraph(googleAds, "They spend $5,000, or 2.5× as much."),
      replace(study, "25% of paid clicks", "24% of paid clicks"),
    ),
  );
  expect(problems).toEqual([
    `${googleAds} description: 78% isn't in this report's data; bidding-of-top-performers.csv has 87%`,
    `${googleAds} body: $5,000 isn't in this report's data: add it to a CSV file or to \`facts\`, or remove it`,
    `${googleAds} body: 2.5× isn't in this report's data: add it to a CSV file or to \`facts\`, or remove it`,
    `${googleAds} body: +45% isn't in this report's data; ai-integration-report/benchmarks.csv has +40%, ai-integration-report/time-on-task.csv has 38%, bidding-of-top-performers.csv has 13%`,
    `${sem} summary: 760+ isn't in this report's data; sample has 750+, first-party-data.csv has 189+, devices.csv has 68+`,
    `${sem} findings[0]: +98% isn't in this report's data; first-party-data.csv has 100%, facts has +89%, companion-benchmarks.csv has 87%`,
    `${sem} body: 86% isn't in this report's data; companion-benchmarks.csv has 87%, facts has +89%, first-party-data.csv has 100%`,
    `${sem} body: −89% isn't in this report's data; companion-benchmarks.csv has 87%, first-party-data.csv has 100%, devices.csv has 68%`,
    `${sem} body: 70% isn't in this report's data; devices.csv has 68%`,
    `${study} findings[0]: 24% isn't in the data of content/${voice}; paid-clicks.csv has 25%`,
  ]);
});

test("after a change of a file, the hints name that file's number", () => {
  const edit = all(
    replace("reports/sem-trends-report/devices.csv", "Mobile,68", "Mobile,58"),
    replace("reports/sem-trends-report/devices.csv", "Desktop,32", "Desktop,42"),
  );
  const problems = problemsOf(edit).filter((problem) => problem.startsWith(sem));
  expect(problems.length).toBeGreaterThan(3);
  expect(problems.filter((problem) => !/; .*devices\.csv has (58|42)%/.test(problem))).toEqual([]);
  // A chart has its own file, so its title's hint names no other.
  expect(problems.filter((problem) => /; devices\.csv has \d+%$/.test(problem))).not.toEqual([]);
});

test("a wrong number in the middle of a long paragraph has its own position", () => {
  const edit = paragraph(voice, "One line.\nThe second line *has* 26% in it.");
  expect(problemsAfter(edit)).toMatchObject([{ file: voice, field: "body", column: 23 }]);
});

test("a paragraph may quote a report that it links to, and the next paragraph may not", () => {
  const link = "[SEM report](/research/sem-trends-report#benchmarks)";
  const edit = all(
    paragraph(voice, "It has 32%."),
    paragraph(voice, `The ${link} has 32%, and $1.16 a click.`),
  );
  expect(problemsOf(edit)).toEqual([
    `${voice} body: 32% isn't in this report's data; paid-clicks.csv has 25%`,
  ]);
});

test("a text may use the numbers in `facts`, with or without their sign", () => {
  const facts = 'facts:\n  - value: "+12%"\n    meaning: Counted by hand.\nback:';
  const edit = all(replace(voice, "back:", facts), paragraph(voice, "A gain of 12%, or +12%."));
  expect(problemsOf(edit)).toEqual([]);
});

test("years, schedules and counts without a sign aren't checked", () => {
  const edit = paragraph(voice, "In 2025-2026, 3 shops of 12 opened on Q1 7, for 24 h. 90-day terms.");
  expect(problemsOf(edit)).toEqual([]);
});

test("a report that can't be parsed causes no further problems, even in other files", () => {
  const edit = all(
    replace(sem, "team: Research Team", 'team: "Research Team'),
    replace(study, "25%", "25 %"),
  );
  expect(problemsOf(edit)).toEqual([]);
  expect(problemsOf(replace("reports/sem-trends-report/devices.csv", "68", '"68'))).toEqual([]);
});
