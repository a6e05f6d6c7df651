import { rmSync } from "node:fs";
import { checkProse, isNote } from "../../../src/content/check/check-prose";
import { proseRules } from "../../../src/content/check/prose-rules";
import { temporaryFolder } from "../../temporary-folder";

const { folder, write } = temporaryFolder();

/** The problems of a project that has these files. */
function problemsOf(files: Readonly<Record<string, string>>): string[] {
  rmSync(folder, { recursive: true });
  const guides = { "README.md": "", "content/README.md": "", "docs/operations.md": "" };
  for (const [path, text] of Object.entries({ ...guides, ...files })) write(path, text);
  return checkProse(folder);
}

/** The rule that each problem names, behind its place. */
const rulesOf = (files: Readonly<Record<string, string>>) =>
  problemsOf(files).map((problem) =>
    problem.replace(/^(\S+(?: [\w.[\]]+)?): .* \((\S+)\)$/s, "$1 $2"),
  );

const service = "content/services/seo.yaml";
const legal = "content/legal/terms.mdx";
const long = `We count ${"calls and ".repeat(18)}orders.`;

/** A text that breaks each rule, and one beside it that does not. */
const broken: Readonly<Record<string, readonly [string, string]>> = {
  claim: ["Requests decide what we study next.", "Requests help us choose a study."],
  contraction: ["It does not cost more.", "It doesn't cost more."],
  contrast: ["We sell, not tell. We plan, not guess.", "We sell, not tell. We plan, and we count."],
  figures: ["Figures help. ".repeat(6), "Figures help. ".repeat(5)],
  monday: ["On Monday, open your account.", "Open your account on Monday."],
  "repeated-word": ["We count the the calls.", "We count the calls that that page brings."],
  "sentence-length": [long, long.replace("calls and calls", "calls. Then calls")],
};

test("every rule has a text that breaks it", () => {
  const names = proseRules.map(({ name }) => name);
  expect(Object.keys(broken)).toEqual(names);
});

test.each(Object.entries(broken))("%s is named, and what is right is not", (rule, [bad, good]) => {
  expect(rulesOf({ [service]: `tagline: "${bad}"\n` })).toEqual([`${service}:1 tagline ${rule}`]);
  expect(rulesOf({ [service]: `tagline: "${good}"\n` })).toEqual([]);
});

test("a problem is named with its line in a field, a text, an element and a guide, and with what to write", () => {
  const body =
    "Two calls.\n\nWe saw\nthe the calls.\n\n<Note title='It is not so'>\n\nSo.\n\n</Note>\n";
  expect(
    problemsOf({
      [service]: "what:\n  paragraphs:\n    - We count.\n    - We do not guess.\n",
      "content/reports/new/index.mdx": `---\ntitle: New\n---\n\n${body}`,
      "docs/operations.md": "# Operations\n\n- On Monday, look.\n",
    }),
  ).toEqual([
    'content/reports/new/index.mdx:7: "the the" has one word too many: remove it (repeated-word)',
    expect.stringMatching(
      /^content\/reports\/new\/index\.mdx:10 title: "is not" .*\(contraction\)$/,
    ),
    expect.stringMatching(
      /^content\/services\/seo\.yaml:4 what\.paragraphs\[1\]: "do not" .* "doesn't".*\(contraction\)$/,
    ),
    expect.stringMatching(/^docs\/operations\.md:3: "On Monday" .*\(monday\)$/),
  ]);
});

test("contracts may be long and formal, but promise what they can hold", () => {
  const text = (words: string) => ({ [legal]: `---\ntitle: Terms\n---\n\n${words}\n` });
  expect(rulesOf(text(`It does not apply. ${long}`))).toEqual([]);
  expect(rulesOf(text("The laws of the place apply."))).toEqual([`${legal}:5 claim`]);
});

test("what a client said is quoted, however it's worded", () => {
  const said = 'text: "They do not waste waste our money."\n';
  expect(problemsOf({ "content/testimonials/bakery.yaml": said })).toEqual([]);
});

test("problems in content are notes; the guides break no rule", () => {
  const words = "We do not guess.";
  const [inContent = "", inGuide = ""] = problemsOf({
    [service]: `tagline: ${words}\n`,
    "content/README.md": "We count the the calls.",
  });
  expect([inContent, inGuide].map(isNote)).toEqual([true, false]);
  expect(checkProse(".").filter((problem) => !isNote(problem))).toEqual([]);
});
