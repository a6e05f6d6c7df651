import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";

const project = mkdtempSync(join(tmpdir(), "new-report-"));
const site = (path: string) => join(project, "public", path);
const text = (path: string) => readFileSync(site(path), "utf8");

const parts = [
  "content",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** Ends a build that hangs; nothing is measured. */
const patience = 400_000;

/** What an editor does, and nothing more: a copy of the folder `_template` with a name of its own. */
beforeAll(() => {
  for (const part of parts) cpSync(resolve(part), join(project, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
  cpSync(resolve("content/reports/_template"), join(project, "content/reports/new-report"), {
    recursive: true,
  });
  const command = ["--import", "tsx", "src/commands/build.ts"];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: project,
    encoding: "utf8",
    timeout: patience,
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
}, patience);
afterAll(() => rmSync(project, { recursive: true, force: true }));

test("a folder in, its page with chart, table and file out", () => {
  const { document } = new JSDOM(text("research/new-report/index.html")).window;
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  const chart = document.querySelector("figure svg[role='img']");
  expect(chart?.getAttribute("aria-label")).toBeTruthy();
  const [header] = text("research/new-report/figures.csv").split("\n");
  const [row] = document.querySelectorAll("figure details tr");
  expect([...(row?.children ?? [])].map((cell) => cell.textContent).join(",")).toBe(header);
});

test("it is in the list of completed reports", () => {
  const { document } = new JSDOM(text("research/index.html")).window;
  const links = [...document.querySelectorAll("#completed-research a")];
  expect(links.map((link) => link.getAttribute("href"))).toContain("/research/new-report");
});

test("it has a share image, a feed entry and a sitemap entry", async () => {
  expect(await sharp(site("share/research/new-report.png")).metadata()).toMatchObject({
    width: 1200,
    height: 630,
  });
  expect(text("research/feed.xml")).toContain("/research/new-report");
  expect(text("sitemap.xml")).toContain("/research/new-report</loc>");
});

test("the template itself is not published", () => {
  expect(text("sitemap.xml")).not.toContain("_template");
  expect(text("research/feed.xml")).not.toContain("_template");
});
