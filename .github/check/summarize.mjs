import { appendFileSync, readFileSync } from "node:fs";
import { argv, env } from "node:process";
import { stripVTControlCharacters } from "node:util";

/*
 * Writes the check's result to the workflow run's summary, and one sentence to the step output `description`.
 * The arguments are two files: the JSON from `npm run check:content`, and the test script's log. The
 * environment variable OUTCOME is the Test step's outcome.
 */
const [, , problemsFile, logFile] = argv;
const { OUTCOME, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY } = env;

/** If the JSON can't be read, the workflow run's log shows the reason. */
function readProblems() {
  try {
    return JSON.parse(readFileSync(problemsFile, "utf8"));
  } catch {
    return [];
  }
}

function readLog() {
  try {
    return stripVTControlCharacters(readFileSync(logFile, "utf8")).split("\n");
  } catch {
    return [];
  }
}

/** Returns the line below Gatsby's ERROR, or the last line if there's no ERROR. */
function findReason(lines) {
  const filled = lines.map((line) => line.trim()).filter(Boolean);
  const error = filled.findIndex((line) => /^ERROR\b/.test(line));
  return (error === -1 ? undefined : filled[error + 1]) ?? filled.at(-1) ?? "no message";
}

function findFailedTests(lines) {
  const titles = new Set();
  for (const [index, line] of lines.entries()) {
    const title = /^ {2}● (?!Console$)(.+)$/.exec(line)?.[1];
    if (title === "Test suite failed to run") {
      titles.add(`${title}: ${findReason(lines.slice(index + 1, index + 3))}`);
    } else if (title) titles.add(title);
  }
  return [...titles];
}

/** In the log of `__tests__/run-all.mjs`, each step's output comes before the step's name. */
function findFailedSteps(log) {
  const steps = [];
  let lines = [];
  for (const line of log) {
    const name = /^── (.+): failed, \d+ s$/.exec(line)?.[1];
    if (name) {
      const tests = findFailedTests(lines);
      steps.push({ name, failures: tests.length > 0 ? tests : [findReason(lines)] });
    }
    if (line.startsWith("── ")) lines = [];
    else lines.push(line);
  }
  return steps;
}

const position = ({ file, line, column }) => `${file}:${line}:${column}`;
const sentence = ({ field, message }) => (field === "" ? message : `${field}: ${message}`);
const oneLine = (text) => text.replace(/\s+/g, " ").trim();
const escape = (text) => oneLine(text).replace(/[\\`*_[\]<>|~&]/g, "\\$&");

function table(title, problems) {
  if (problems.length === 0) return [];
  const row = (cells) => `| ${cells.map(escape).join(" | ")} |`;
  const rows = problems.map((problem) => row([position(problem), problem.field, problem.message]));
  return [`## ${title}`, "", "| Where | Field | Message |", "| --- | --- | --- |", ...rows, ""];
}

const listed = readProblems();
const problems = listed.filter(({ severity }) => severity !== "note");
const notes = listed.filter(({ severity }) => severity === "note");
// Invalid content makes later steps fail, too, so list only the content's problems.
const steps = problems.length > 0 ? [] : findFailedSteps(readLog());

const noteCount = notes.length > 0 ? `, with notes: ${notes.length}` : "";

function describe() {
  const [problem] = problems;
  const [step] = steps;
  if (OUTCOME === "success") return `Everything is in order${noteCount}.`;
  if (problem) return `${position(problem)} ${sentence(problem)}`;
  if (step) return `${step.name}: ${step.failures[0]}`;
  return "The check stopped before its end. Its log shows why.";
}

const stepList = steps.flatMap(({ name, failures }) => [
  `## Failed: ${escape(name)}`,
  "",
  ...failures.map((failure) => `- ${escape(failure)}`),
  "",
]);
const description = oneLine(describe());
const markdown = [
  `# ${escape(description)}`,
  "",
  ...table("Problems in content", problems),
  ...stepList,
  ...table("Notes, which stop nothing", notes),
];
appendFileSync(GITHUB_STEP_SUMMARY, markdown.join("\n"));
appendFileSync(GITHUB_OUTPUT, `description=${description}\n`);
