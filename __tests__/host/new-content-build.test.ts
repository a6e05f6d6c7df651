import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { all, copy, copyReport, replace } from "../content/copy-of-content";
import { patience, projectToBuild } from "./built-copy";
import { drafts } from "./drafts";

const project = projectToBuild();
const site = (path: string) => project.path("public", path);
const text = (path: string) => readFileSync(site(path), "utf8");
const page = (path: string) => new JSDOM(text(path)).window.document;

const files = () =>
  readdirSync(site("."), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
/** Files of the built site that hold one of some texts, or have it in their name. */
const traces = (...texts: readonly string[]) =>
  files().filter((file) => {
    const content = readFileSync(file, "latin1");
    return texts.some((words) => file.includes(words) || content.includes(words));
  });

/** What editors do, and nothing more. */
const edits = all(
  copyReport("_template", "new-report"),
  copy("services/seo.yaml", "services/new-service.yaml"),
  replace(
    "services/new-service.yaml",
    "name: SEO Services\norder: 2",
    "name: New Service\norder: 7",
  ),
  copy("pages/_template.mdx", "pages/careers.mdx"),
  replace(
    "site/navigation.yaml",
    "companyLinks:\n",
    "companyLinks:\n    - label: Careers\n      to: /careers\n",
  ),
  // With them the list of reports needs a second page.
  ...Array.from({ length: 6 }, (_, index) => copyReport("_template", `further-report-${index}`)),
  // A report of the site becomes a draft …
  replace("reports/ai-business-report/index.mdx", "---\n", "---\ndraft: true\n"),
  replace("reports/ai-integration-report/index.mdx", "/research/ai-business-report", "/research"),
  // … and others are drafts from the beginning.
  drafts,
);

beforeAll(() => {
  edits(project.path("content"));
  project.build();
}, patience);
afterAll(() => project.remove());

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
    const links = ["research/index.html", "research/completed/2/index.html"].flatMap((path) => [
      ...page(path).querySelectorAll("main a"),
    ]);
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

  test("is the thirteenth: the list has a second page, which is known everywhere", () => {
    const second = page("research/completed/2/index.html");
    expect(second.querySelectorAll("main h1, main h2")).not.toHaveLength(0);
    expect(second.title).toContain("Completed reports, page 2 of 2");
    expect(readFileSync(site("share/research/completed/2.png")).length).toBeGreaterThan(0);
    expect(text("sitemap.xml")).toContain("/research/completed/2</loc>");
    const links = [...page("research/index.html").querySelectorAll("#completed-research nav a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/research?tab=completed",
      "/research/completed/2",
    ]);
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
    const built = readFileSync(project.path(".cache/functions/send-contact-email.js"), "utf8");
    expect(built).toContain("new-service");
    expect(built).not.toContain("kept-back");
  });
});

describe("a new page of text, from its file alone", () => {
  test("has its words, its head, and its place in the sitemap", () => {
    const document = page("careers/index.html");
    expect(document.querySelector("h1")?.textContent).toBe("_Title of the page");
    expect(document.title).toContain("Title for search results");
    expect(document.querySelector("main h2")?.textContent).toContain("The first heading");
    expect(document.querySelector("main header")?.textContent).not.toContain("Last updated");
    expect(readFileSync(site("share/careers.png")).length).toBeGreaterThan(0);
    expect(text("sitemap.xml")).toContain("/careers</loc>");
  });

  test("is in the menu that names it", () => {
    const links = [...page("index.html").querySelectorAll("footer a")];
    expect(links.map((link) => link.getAttribute("href"))).toContain("/careers");
  });
});

test("drafts leave no trace in the built site", () => {
  expect(files().length).toBeGreaterThan(100);
  expect(traces("kept-back", "ai-business-report")).toEqual([]);
});

/* Gatsby keeps most of a build for the next one, and so do the steps after it. */
describe("the next build, of other content", () => {
  const origin = "https://moved.example.com";
  const changed = "research/snapchat-ads-report/index.html";
  const unchanged = "services/seo/index.html";
  const foreign = "left-by-somebody-else.txt";
  const reviews = "reviews/index.html";
  const first = new Map<string, string>();
  let old: string;

  const laterEdits = all(
    (content) => rmSync(join(content, "reports", "new-report"), { recursive: true }),
    replace(
      "reports/snapchat-ads-report/index.mdx",
      "the same thing has often happened",
      "the same thing has nearly always happened",
    ),
    replace("reports/snapchat-ads-report/response.csv", "Static ads,100", "Still ads,100"),
    replace("testimonials/plumbing.yaml", "rating: 5", "rating: 4"),
    replace("pages/research.yaml", "table: The figures as a table", "table: All of the numbers"),
  );

  beforeAll(() => {
    for (const path of [unchanged, reviews]) first.set(path, text(path));
    old = new URL(canonical(page(changed)) ?? "").origin;
    writeFileSync(site(foreign), "");
    laterEdits(project.path("content"));
    project.build({ SITE_URL: origin });
  }, patience);

  const canonical = (document: Document) =>
    document.querySelector("link[rel='canonical']")?.getAttribute("href");
  const pages = () => files().filter((file) => /(?<!\/404|\/admin)\/index\.html$/.test(file));

  test("is a warm one, which this is about", () => {
    expect(existsSync(site(foreign))).toBe(true);
  });

  test("shows the new text and the new figures in page, chart, table and file", () => {
    expect(text(changed)).toContain("nearly always happened");
    expect(text(changed)).not.toContain("has often happened");
    const figure = page(changed).querySelector("figure:has(svg[role='img'])");
    expect(figure?.querySelector("svg[role='img']")?.outerHTML).toContain("Still ads");
    expect(figure?.querySelector("details table")?.textContent).toContain("Still ads");
    expect(text("research/snapchat-ads-report/response.csv")).toContain("Still ads,100");
    expect(text("page-data/research/snapchat-ads-report/page-data.json")).toContain("Still ads");
    expect(traces("Static ads,100")).toEqual([]);
  });

  test("shows the new words of all charts, also where nothing else changed", () => {
    const withCharts = [
      "snapchat-ads",
      "voice-search",
      "ai-integration",
      "google-ads-roi",
      "sem-trends",
    ];
    for (const report of withCharts) {
      const summaries = page(`research/${report}-report/index.html`).querySelectorAll(
        "figure summary",
      );
      const words = new Set([...summaries].map(({ textContent }) => textContent));
      expect([report, ...words]).toEqual([report, "All of the numbers"]);
    }
    expect(traces("The figures as a table")).toEqual([]);
  });

  test("shows the new rating", () => {
    const ratings = (html: string) => html.match(/aria-label="4 out of 5/g)?.length ?? 0;
    expect(ratings(text(reviews))).toBe(ratings(first.get(reviews) ?? "") + 1);
  });

  test("leaves a page as it was when nothing of it changed but the address of the site", () => {
    // Where the scripts are named may differ: the list of reports has lost its second page.
    const elements = (html: string) =>
      html
        .replaceAll("><", ">\n<")
        .split("\n")
        .filter((element) => !/^<script data-page/.test(element));
    const before = elements(first.get(unchanged) ?? "");
    const after = elements(text(unchanged).replaceAll(origin, old));
    expect(before.length).toBeGreaterThan(100);
    expect(after.filter((element, index) => element !== before[index])).toEqual([]);
  });

  test("leaves nothing of the report that was taken away", () => {
    expect(traces("new-report")).toEqual([]);
    // Twelve reports stand on one page.
    expect(traces("completed/2")).toEqual([]);
  });

  test("knows the new address of the site on every page and in every file", () => {
    expect(pages().length).toBeGreaterThan(20);
    for (const file of pages()) {
      const address = canonical(new JSDOM(readFileSync(file)).window.document);
      expect([file, address?.startsWith(origin)]).toEqual([file, true]);
    }
    expect(traces(old)).toEqual([]);
  });

  test("has scripts of today, once, and one policy on every page", () => {
    for (const file of pages()) {
      const html = readFileSync(file, "utf8");
      const [scripts = "", ...others] = [...html.matchAll(/data-scripts="([^"]+)"/g)].map(
        ([, addresses]) => addresses,
      );
      expect([file, others]).toEqual([file, []]);
      expect(scripts.split(" ").filter((script) => !existsSync(site(script)))).toEqual([]);
      expect(html.match(/http-equiv="Content-Security-Policy"/gi)).toHaveLength(1);
    }
  });

  test("has nothing compressed but what stands beside it", () => {
    const compressed = files().filter((file) => file.endsWith(".br"));
    expect(compressed.length).toBeGreaterThan(50);
    const different = compressed.filter(
      (file) => !brotliDecompressSync(readFileSync(file)).equals(readFileSync(file.slice(0, -3))),
    );
    expect(different).toEqual([]);
  });
});
