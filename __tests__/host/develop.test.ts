import { spawn } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env, execPath } from "node:process";
import { stripVTControlCharacters } from "node:util";
import { type Browser, type Page } from "playwright-core";
import { launch } from "../browser/site";
import { closedPort } from "../server/mail-server";
import { copyProject } from "./project-copy";

/* Tests the development server while an editor breaks a report and then fixes it. */

/**
 * Maximum time for a step, in ms. It's long because it should only stop a step that hangs. On a busy machine
 * with two cores, the development server can take more than four minutes to start.
 */
const stepPatience = 600_000;
/** Maximum time for a test, in ms. Longer than several steps, so that an error names the step that failed. */
const patience = 3 * stepPatience;

const route = "/research/sem-trends-report";
const project = copyProject("develop");
const report = join(project, "content/reports/sem-trends-report/index.mdx");
const inOrder = readFileSync(report, "utf8");
const brokenRoute = "/research/voice-search-report";
const brokenReport = join(project, "content/reports/voice-search-report/index.mdx");
const mended = readFileSync(brokenReport, "utf8");
const withoutEnd = mended.replace(/^team: .*$/m, 'team: "open');

let printed = "";
let browser: Browser;
let page: Page;
let origin: string;
let stop: () => Promise<void>;

const until = async (happened: () => boolean | Promise<boolean>) => {
  const deadline = Date.now() + stepPatience;
  while (!(await happened())) {
    if (Date.now() > deadline) throw new Error(`This didn't happen in time: ${happened}\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
const heading = () => page.locator("main h1").textContent();
const answer = async (path: string) => {
  const { status } = await fetch(`${origin}${path}`, { redirect: "manual" });
  return status;
};

/**
 * Replaces a file in one step. `writeFileSync` empties the file first, and the development server could read
 * the empty file without noticing the second change.
 */
function save(file: string, text: string): void {
  const saved = join(project, "saved-file");
  writeFileSync(saved, text);
  renameSync(saved, file);
}

const linesOf = (text: string) =>
  stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^(success|info) /.test(line.trim()));

beforeAll(async () => {
  writeFileSync(brokenReport, withoutEnd);
  const port = await closedPort();
  origin = `http://127.0.0.1:${port}`;
  const command = ["--import", "tsx", "src/commands/develop.ts", "-p", String(port)];
  // Gatsby starts child processes. A process group lets the test stop all of them.
  const child = spawn(execPath, command, {
    cwd: project,
    env: { ...env, NODE_ENV: "development" },
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  }
  stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid);
    await ended;
  };
  await until(() => {
    // If another process has taken the port, Gatsby asks a question and waits for an answer.
    if (child.exitCode !== null || printed.includes("already running")) {
      throw new Error(`The development server did not start:\n${printed}`);
    }
    return printed.includes(`${origin}/`);
  });
  browser = await launch();
  page = await browser.newPage();
  page.setDefaultTimeout(stepPatience);
  await page.goto(`${origin}${route}`);
}, patience);
afterAll(async () => {
  await browser?.close();
  await stop?.();
  rmSync(project, { recursive: true, force: true });
}, patience);

test(
  "a report that was broken at startup appears after the fix",
  async () => {
    const problem = "voice-search-report/index.mdx";
    expect(linesOf(printed).filter((line) => line.includes(problem))).toHaveLength(1);
    await page.getByText(problem).first().waitFor();
    expect(await answer(route)).toBe(200);

    save(brokenReport, mended);
    await until(async () => (await answer(brokenRoute)) === 200);
    await page.getByText(problem).first().waitFor({ state: "detached" });
  },
  patience,
);

test(
  "/admin shows the CMS, without a Git host",
  async () => {
    const cms = await browser.newPage();
    await cms.goto(`${origin}/admin`);
    const start = cms.getByRole("button", { name: "Work with Local Repository" });
    await start.waitFor({ timeout: stepPatience });
    await cms.close();
  },
  patience,
);

test(
  "reports that break later keep their pages until the fix",
  async () => {
    const problems = ["body: has <Note> without its closing tag", "team: starts with a quotation mark"];
    const shown = () => Promise.all(problems.map((problem) => page.getByText(problem).first().waitFor()));
    const before = await heading();
    const start = printed.length;
    save(report, `${inOrder}\n<Note title="Open">\n\nText\n`);
    save(brokenReport, withoutEnd);
    await shown();
    expect(await heading()).toBe(before);
    await page.reload();
    await shown();
    expect(await heading()).toBe(before);
    expect([await answer(route), await answer(brokenRoute)]).toEqual([200, 200]);
    const newLines = linesOf(printed.slice(start));
    for (const problem of problems) expect(newLines.filter((line) => line.includes(problem))).toHaveLength(1);
    expect(newLines).toContain("2 problems in content/.");
    expect(newLines.filter((line) => /ERROR|UNKNOWN|^warn|^failed|non-page/.test(line))).toEqual([]);

    save(brokenReport, mended);
    save(report, `${inOrder.replace(/^title: .*$/m, "title: Mended")}\nA sentence that was added.\n`);
    await until(async () => (await heading()) === "Mended");
    await page.getByText("A sentence that was added.").waitFor();
    for (const problem of problems) await page.getByText(problem).first().waitFor({ state: "detached" });
    expect(await answer(route)).toBe(200);
  },
  patience,
);

test(
  "a draft's page shows its problems",
  async () => {
    const route = "/research/snapchat-ads-report";
    const draft = join(project, `content/reports/snapchat-ads-report/index.mdx`);
    const atContact = join(project, "content/pages/contact.mdx");
    save(atContact, "---\ntitle: Another\n---\n\nText\n");
    const finished = readFileSync(draft, "utf8");
    save(draft, finished.replace(/^category: .*\n/m, "draft: true\n"));
    await page.goto(`${origin}${route}`);
    await page.getByText("category: is missing").and(page.locator("main *")).waitFor();
    expect(await page.locator("main h1").count()).toBe(1);

    rmSync(atContact);
    save(draft, finished);
    await page.getByText("category: is missing").and(page.locator("main *")).waitFor({ state: "detached" });
    await page.goto(`${origin}/contact`);
    await page.locator("main form").first().waitFor();
  },
  patience,
);
