import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { all, copy, type Edit, replace } from "../content-model/copy-of-content";

const project = mkdtempSync(join(tmpdir(), "new-content-"));
const site = (path: string) => join(project, "public", path);
const text = (path: string) => readFileSync(site(path), "utf8");
const page = (path: string) => new JSDOM(text(path)).window.document;

/** Sources, and what the last build of the site left behind. */
const parts = [
  "content",
  "src",
  "static",
  ".cache",
  "public",
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

/** Copies a folder of a report. */
const copyReport =
  (from: string, to: string): Edit =>
  (content) =>
    cpSync(join(content, "reports", from), join(content, "reports", to), { recursive: true });

/** Gives a copied file a name of its own, and makes it a draft. */
const asDraft = (file: string, field: string, words: string): Edit =>
  replace(file, `${field}: `, `draft: true\n${field}: ${words} `);

/** What editors do, and nothing more. */
const edits = all(
  copyReport("_template", "new-report"),
  copy("services/seo.yaml", "services/new-service.yaml"),
  replace(
    "services/new-service.yaml",
    "name: SEO Services\norder: 2",
    "name: New Service\norder: 7",
  ),
  // A report that was published becomes a draft …
  replace("reports/ai-business-report/index.mdx", "---\n", "---\ndraft: true\n"),
  replace("reports/ai-integration-report/index.mdx", "/research/ai-business-report", "/research"),
  // … and others are drafts from the beginning.
  copyReport("_template", "kept-back-report"),
  asDraft("reports/kept-back-report/index.mdx", "team", "kept-back"),
  copy("services/seo.yaml", "services/kept-back-service.yaml"),
  asDraft("services/kept-back-service.yaml", "name", "kept-back"),
  copy("studies/voice-search-local-seo.yaml", "studies/kept-back.yaml"),
  asDraft("studies/kept-back.yaml", "title", "kept-back"),
  copy("testimonials/plumbing.yaml", "testimonials/kept-back.yaml"),
  asDraft("testimonials/kept-back.yaml", "name", "kept-back"),
);

beforeAll(() => {
  for (const part of parts) cpSync(resolve(part), join(project, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
  edits(join(project, "content"));
  const command = ["--import", "tsx", "src/commands/build.ts"];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: project,
    encoding: "utf8",
    timeout: patience,
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
}, patience);
afterAll(() => rmSync(project, { recursive: true, force: true }));

describe("a new report", () => {
  test("a folder in, its page with chart, table and file out", () => {
    const document = page("research/new-report/index.html");
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    const chart = document.querySelector("figure svg[role='img']");
    expect(chart?.getAttribute("aria-label")).toBeTruthy();
    const [header] = text("research/new-report/figures.csv").split("\n");
    const [row] = document.querySelectorAll("figure details tr");
    expect([...(row?.children ?? [])].map((cell) => cell.textContent).join(",")).toBe(header);
  });

  test("is in the list of completed reports", () => {
    const links = [...page("research/index.html").querySelectorAll("#completed-research a")];
    expect(links.map((link) => link.getAttribute("href"))).toContain("/research/new-report");
  });

  test("has a share image, a feed entry and a sitemap entry", async () => {
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
});

describe("a new service, from its file alone", () => {
  const linksIn = (path: string, part: string) =>
    [...page(path).querySelectorAll(`${part} a`)].filter(
      (link) => link.getAttribute("href") === "/services/new-service",
    );

  test("has a page, a share image and a sitemap entry", () => {
    expect(page("services/new-service/index.html").querySelectorAll("h1")).toHaveLength(1);
    expect(readFileSync(site("share/services/new-service.png")).length).toBeGreaterThan(0);
    expect(text("sitemap.xml")).toContain("/services/new-service</loc>");
  });

  test.each([
    ["the menus of the header", "index.html", "header"],
    ["the footer", "index.html", "footer"],
    ["the cards of the home page", "index.html", "main"],
    ["the cards of the overview", "services/index.html", "main"],
  ])("is in %s", (_, path, part) => {
    expect(linksIn(path, part).length).toBeGreaterThan(0);
  });

  test("is an option of the contact form, before the full package", () => {
    const options = [
      ...page("contact/index.html").querySelectorAll("select[name='service'] option"),
    ];
    expect(options.map((option) => option.getAttribute("value"))).toEqual([
      "",
      "web-development",
      "seo",
      "meta-ads",
      "google-ads",
      "tiktok-ads",
      "snapchat-ads",
      "new-service",
      "full-package",
    ]);
  });

  test("is known to the function", () => {
    const built = readFileSync(join(project, ".cache/functions/send-contact-email.js"), "utf8");
    expect(built).toContain("new-service");
    expect(built).not.toContain("kept-back");
  });
});

test("drafts leave no trace in the built site: neither new ones nor one that was published", () => {
  const files = readdirSync(site("."), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(100);
  const kept = /kept-back|ai-business-report/;
  expect(
    files.filter((file) => kept.test(file) || kept.test(readFileSync(file, "latin1"))),
  ).toEqual([]);
});
