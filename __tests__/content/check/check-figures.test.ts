import { readEntries } from "../../../src/content/files/read-content";
import { report as reportKind } from "../../../src/content/model/kinds/report";
import { all, example, replace } from "../copy-of-content";
import { findAfter } from "../find-after";
import { testProblems } from "./problem-cases";

const { report } = example;

const second = `  - id: others
    kind: table
    title: Others
    source: A test
    rows:
      - { name: One, measure: Clicks, value: 5, unit: "+%" }
facts:`;
const withSecond = replace(report, "facts:", second);
const show = (...ids: readonly string[]) =>
  replace(report, /<Figure .*/, ids.map((id) => `<Figure id="${id}" />`).join("\n\n"));
const tally = (rows: string) =>
  all(replace(report, "kind: bars", "kind: tally"), replace(report, /rows:\n.*\n.*\n/, `rows: [${rows}]\n`));

testProblems(report, [
  // Text in place of a number.
  [
    ["value: 10", 'value: "10"'],
    '27:29 figures[0].rows[0].value: is the text "10": use a number such as 12.5…',
  ],
  [
    ["value: 10", "value: 10%"],
    '27:29 figures[0].rows[0].value: is the text "10%": use a number such as 12.5…',
  ],
  [
    ["value: 10", "value: 10,5"],
    "27:32 figures[0].rows[0].5: follows a comma, which starts a new field: write…",
  ],
  [
    ["value: 10", "value: .inf"],
    "27:29 figures[0].rows[0].value: isn't a number from -1000000000000 to 1000000000000",
  ],
  [["value: 10", "value: 1e400"], "27:29 figures[0].rows[0].value: isn't a number from…"],
  // Other fields.
  [["kind: bars", "kind: pie"], '22:11 figures[0].kind: is "pie"; allowed: tally, bars, table'],
  [
    all(replace(report, "id: tests", "id: Tests"), show("Tests")),
    "21:9 figures[0].id: isn't made of lower-case words joined by hyphens",
  ],
  [
    ['    unit: "% of tests"\n', ""],
    "21:5 figures[0].unit: is missing: say what the numbers are, such as % of clicks",
  ],
  // Wrong `<Figure>` elements in the text.
  [
    show("test"),
    '21:9 figures[0].id: is never shown: put <Figure id="tests" /> where the figure belongs, or remove the figure',
    '49:1 body: <Figure> shows "test", which isn\'t in `figures`; did you mean "tests"? Allowed: tests',
  ],
  [withSecond, "29:9 figures[1].id: is never shown…"],
  [all(withSecond, show("tests", "others"))],
  [
    all(withSecond, show("others", "tests")),
    '57:1 body: <Figure> shows "tests" after "others": use the order of `figures`, which numbers them',
  ],
  [show("tests", "tests"), '51:1 body: <Figure> shows "tests" again, as in line 49: remove one'],
  [
    all(withSecond, replace(report, "id: others", "id: tests")),
    '29:9 figures[1].id: is "tests", which another figure has, too',
  ],
  // Shares.
  [
    tally("{ name: A, value: 60 }, { name: B, value: 30 }, { name: C, value: 8 }"),
    "26:11 figures[0].rows: add up to 98 instead of 100…",
  ],
  [tally("{ name: A, value: 33.3 }, { name: B, value: 33.3 }, { name: C, value: 33.4 }")],
  [tally("{ name: A, value: 25 }")],
  [
    tally("{ name: A, value: -5 }, { name: B, value: 105 }"),
    "26:30 figures[0].rows[0].value: is -5: a tally shows percentages from 0 to 100",
    "26:54 figures[0].rows[1].value: is 105: a tally shows percentages from 0 to 100",
  ],
  // Formulas.
  ...["=SUM(A1)", "+1", "-One", "@One"].map(
    (cell) =>
      [
        ["name: One", `name: "${cell}"`] as const,
        "27:17 figures[0].rows[0].name: starts with a character that makes spreadsheets run the text as a formula…",
      ] as const,
  ),
  [
    ["name: One", 'name: "\\tOne"'],
    "27:17 figures[0].rows[0].name: has the invisible character U+0009 (tab): remove it",
  ],
  [['unit: "% of tests"', 'unit: "=% of tests"'], "24:11 figures[0].unit: starts with a character that…"],
  [['unit: "% of tests"', 'unit: "+% of tests"']],
  [["value: 10", "value: -10.5"]],
]);

test.each([
  ["−10", -10],
  ["–12.5", -12.5],
])("the value %s is read as %d", (written, value) => {
  const values = findAfter(replace(report, "value: 10", `value: ${written}`), (content) =>
    readEntries(reportKind, content).find(({ slug }) => slug === "example-report"),
  );
  expect(values?.data.figures[0]?.rows[0]?.value).toBe(value);
});

test("&amp; is read as &, once", () => {
  const edit = replace(report, "title: Tests", "title: R&amp;D, &amp;amp; and & so on");
  const found = findAfter(edit, (content) =>
    readEntries(reportKind, content).find(({ slug }) => slug === "example-report"),
  );
  expect(found?.data.figures[0]?.title).toBe("R&D, &amp; and & so on");
});
