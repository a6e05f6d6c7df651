import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { JSDOM, VirtualConsole } from "jsdom";
import sharp from "sharp";
import { all, copy, newPage, newReport, replace } from "../content/copy-of-content";
import { patience, projectToBuild } from "./built-copy";
import { drafts } from "./drafts";

const project = projectToBuild();
const site = (path: string) => project.path("public", path);
const text = (path: string) => readFileSync(site(path), "utf8");
/** Without the complaints of jsdom's style sheets, which do not know the margins of printed pages. */
const parsed = (html: string) =>
  new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;
const page = (path: string) => parsed(text(path));
const linksOf = (path: string, part: string) =>
  [...page(path).querySelectorAll(`${part} a`)].map((link) => link.getAttribute("href"));

const files = () =>
  readdirSync(site("."), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const pages = () => files().filter((file) => /(?<!\/404|\/admin)\/index\.html$/.test(file));
/** Files of the built site that hold one of some texts, or have it in their name. */
const traces = (...texts: readonly string[]) =>
  files().filter((file) => {
    const content = readFileSync(file, "latin1");
    return texts.some((words) => file.includes(words) || content.includes(words));
  });

/** What editors do, and nothing more. */
const edits = all(
  newReport("new-report"),
  copy("services/seo.yaml", "services/new-service.yaml"),
  replace(
    "services/new-service.yaml",
    "name: SEO Services\norder: 2",
    "name: New Service\norder: 7",
  ),
  newPage("careers"),
  replace(
    "site/navigation.yaml",
    "companyLinks:\n",
    "companyLinks:\n    - label: Careers\n      to: /careers\n",
  ),
  // With them the list of reports needs a second page.
  ...Array.from({ length: 6 }, (_, index) => newReport(`further-report-${index}`)),
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

test("a new report is a folder in, and its page with chart, table and file out", () => {
  const document = page("research/new-report/index.html");
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(document.querySelector("figure.chart svg")).not.toBeNull();
  const [header] = text("research/new-report/figures.csv").split("\n");
  const [row] = document.querySelectorAll("figure details tr");
  expect([...(row?.children ?? [])].map((cell) => cell.textContent).join(",")).toBe(header);
});

test("it is listed, the thirteenth, so that the list has a second page, which is known everywhere", () => {
  const second = "research/completed/2/index.html";
  expect(page(second).title).toContain("Completed reports, page 2 of 2");
  expect(linksOf("research/index.html", "#completed-research nav")).toEqual([
    "/research?tab=completed",
    "/research/completed/2",
  ]);
  expect(["research/index.html", second].flatMap((path) => linksOf(path, "main"))).toContain(
    "/research/new-report",
  );
});

test.each(["research/new-report", "research/completed/2", "services/new-service", "careers"])(
  "/%s has a heading, a share image and a sitemap entry",
  async (path) => {
    expect(page(`${path}/index.html`).querySelectorAll("h1")).toHaveLength(1);
    const image = await sharp(site(`share/${path}.png`)).metadata();
    expect(image).toMatchObject({ width: 1200, height: 630 });
    expect(text("sitemap.xml")).toContain(`/${path}</loc>`);
  },
);

test("a new service is in menus, footer, cards and the contact form, before the full package, from its file alone", () => {
  for (const part of ["header", "footer", "main"])
    expect(linksOf("index.html", part)).toContain("/services/new-service");
  expect(linksOf("services/index.html", "main")).toContain("/services/new-service");
  const options = [...page("contact/index.html").querySelectorAll("select[name='service'] option")];
  expect(options.slice(-2).map((option) => option.getAttribute("value"))).toEqual([
    "new-service",
    "full-package",
  ]);
});

test("the function knows the new service, and no draft", () => {
  const built = readFileSync(project.path(".cache/functions/send-contact-email.js"), "utf8");
  expect(built).toContain("new-service");
  expect(built).not.toContain("kept-back");
});

test("a new page of text has its words and head, and is in the menu that names it, from its file alone", () => {
  const document = page("careers/index.html");
  expect(document.querySelector("h1")?.textContent).toBe("Title of the page");
  expect(document.title).toContain("Title for search results");
  expect(document.querySelector("main h2")?.textContent).toContain("The first heading");
  expect(document.querySelector("main header")?.textContent).not.toContain("Last updated");
  expect(linksOf("index.html", "footer")).toContain("/careers");
});

test("the feed has the new report; drafts and the template leave no trace in the built site", () => {
  expect(text("research/feed.xml")).toContain("/research/new-report");
  expect(traces("kept-back", "ai-business-report", "research/_template")).toEqual([]);
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
      "reports/tiktok-ads-report/index.mdx",
      "The next video is ready before the last one fades",
      "The next video is ready a week before",
    ),
    // The text of this report stays as it is.
    replace("reports/snapchat-ads-report/response.csv", "Static ads,100", "Still ads,100"),
    replace("testimonials/plumbing.yaml", "rating: 5", "rating: 4"),
    replace("pages/research.yaml", "table: The figures as a table", "table: All of the numbers"),
  );

  const canonical = (document: Document) =>
    document.querySelector("link[rel='canonical']")?.getAttribute("href");

  beforeAll(() => {
    for (const path of [unchanged, reviews]) first.set(path, text(path));
    old = new URL(canonical(page(changed)) ?? "").origin;
    writeFileSync(site(foreign), "");
    laterEdits(project.path("content"));
    project.build({ SITE_URL: origin });
  }, patience);

  test("is a warm one, which this is about", () => {
    expect(existsSync(site(foreign))).toBe(true);
  });

  test("shows a new text, and new figures alone in page, chart, table and file", () => {
    expect(text("research/tiktok-ads-report/index.html")).toContain("is ready a week before");
    const figure = page(changed).querySelector("figure:has(svg[role='img'])");
    expect(figure?.querySelector(".chart-label")?.textContent).toContain("Still ads");
    expect(figure?.querySelector("details table")?.textContent).toContain("Still ads");
    expect(text("research/snapchat-ads-report/response.csv")).toContain("Still ads,100");
    expect(text("page-data/research/snapchat-ads-report/page-data.json")).toContain("Still ads");
    expect(traces("before the last one fades", "Static ads,100")).toEqual([]);
  });

  test("shows the new words of all charts, also where nothing else changed", () => {
    const summaries = page("research/voice-search-report/index.html").querySelectorAll(
      "figure summary",
    );
    expect(new Set([...summaries].map(({ textContent }) => textContent))).toEqual(
      new Set(["All of the numbers"]),
    );
    expect(traces("The figures as a table")).toEqual([]);
  });

  test("shows the new rating", () => {
    const ratings = (html = "") => html.match(/aria-label="4 out of 5/g)?.length ?? 0;
    expect(ratings(text(reviews))).toBe(ratings(first.get(reviews)) + 1);
  });

  test("leaves a page as it was when nothing of it changed but the address of the site", () => {
    // Where the scripts are named may differ: the list of reports has lost its second page.
    const elements = (html = "") => html.replace(/<script data-page[^>]*>/, "").split("><");
    const before = elements(first.get(unchanged));
    expect(before.length).toBeGreaterThan(100);
    expect(elements(text(unchanged).replaceAll(origin, old))).toEqual(before);
  });

  test("leaves nothing of the report that was taken away, whose twelve others stand on one page", () => {
    expect(traces("new-report", "completed/2")).toEqual([]);
  });

  test("has the new address of the site, the scripts of today and one policy on every page", () => {
    expect(pages().length).toBeGreaterThan(20);
    for (const file of pages()) {
      const html = readFileSync(file, "utf8");
      const scripts = html.split('data-scripts="').slice(1);
      const gone = scripts[0]
        ?.split('"')[0]
        ?.split(" ")
        .filter((path) => !existsSync(site(path)));
      const policies = html.match(/http-equiv="Content-Security-Policy"/gi)?.length;
      const address = canonical(parsed(html)) ?? "";
      const own = address.startsWith(origin);
      expect({ file, own, scripts: scripts.length, gone, policies }).toEqual({
        file,
        own: true,
        scripts: 1,
        gone: [],
        policies: 1,
      });
    }
    expect(traces(old)).toEqual([]);
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
