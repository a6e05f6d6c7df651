import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Environment } from "../../src/environment";
import { change, copy, newPage, newReport, remove, replace } from "../content/copy-of-content";
import { patience, setUpBuilds } from "./built-copy";
import { addHelloPage, grownContent } from "./owners-edits";
import { readEndpoint, testPreview } from "./preview-build";

const builds = setUpBuilds();
const { project, edit, readPublic, parsePage, readLinks, findTraces, testEveryPage } = builds;
const build = async (settings: Environment = {}) => builds.build({ ...(await readEndpoint()), ...settings });

describe("a preview", () => testPreview(builds));

test(
  "a build fails with the list of problems in the content",
  async () => {
    edit(newPage("kept-back"), replace("pages/kept-back.mdx", "title:", "layout: wide\ntitle:"));
    await expect(build()).rejects.toThrow(/^content\/pages\/kept-back\.mdx:\d+:\d+ layout: /m);
    edit(remove("pages/kept-back.mdx"));
  },
  patience,
);

test(
  "a build for a real address fails with the list of sample copy",
  async () => {
    const SITE_URL = "https://www.agency.com";
    const published = build({ SITE_URL, SITE_NOINDEX: "", ALLOW_SAMPLE_CONTENT: "" });
    await expect(published).rejects.toThrow(/^content\/legal\/sample-terms\.mdx$[^]*sample copy/m);
  },
  patience,
);

describe("the published site with new content", () => {
  beforeAll(async () => {
    edit(
      newReport("new-report"),
      copy("services/seo.yaml", "services/new-service.yaml"),
      replace(
        "services/new-service.yaml",
        "name: SEO Services\norder: 2",
        "name: New Service\npicture:\n  src: ../images/ledger.png\n  alt: A ledger.\norder: 8",
      ),
      newPage("example-jobs"),
      replace(
        "site/navigation.yaml",
        "companyLinks:\n",
        "companyLinks:\n    - label: Jobs\n      to: /example-jobs\n",
      ),
      // With these reports, the list needs a second page.
      ...Array.from({ length: 5 }, (_, index) => newReport(`further-report-${index}`)),
      // This report was in the preview above, and now becomes a draft.
      replace("reports/ai-business-report/index.mdx", "---\n", "---\ndraft: true\n"),
      replace("reports/ai-integration-report/index.mdx", "/research/ai-business-report", "/research"),
      grownContent,
      addHelloPage,
      // A link in content can lead to a page in the code.
      replace("pages/example-jobs.mdx", "(/contact)", "(/hello)"),
    );
    await build();
  }, patience);

  test("a new report is complete and listed", () => {
    const page = parsePage("research/new-report");
    expect(page.querySelector("figure.chart svg")).not.toBeNull();
    const [header] = readPublic("research/new-report/groups.csv").split("\n");
    const [row] = page.querySelectorAll("figure details tr");
    expect([...(row?.children ?? [])].map((cell) => cell.textContent).join(",")).toBe(header);
    expect(readPublic("research/feed.xml")).toContain("/research/new-report");
    const second = "research/completed/2";
    expect(readLinks("research", "#completed-research nav")).toEqual([
      "/research?tab=completed",
      `/${second}`,
    ]);
    const title = parsePage(second).querySelector("title")?.textContent;
    expect(title).toContain("Completed reports, page 2 of 2");
    const listed = [...readLinks("research", "main"), ...readLinks(second, "main")];
    expect(listed).toContain("/research/new-report");
  });

  test("a corrected report has the day below its title, with a link to the list of corrections", () => {
    const page = parsePage("research/google-ads-report");
    const notice = page.querySelector("main header a[href^='#']");
    expect(notice?.textContent).toBe("Corrected November 24, 2026");
    const list = page.querySelector(notice?.getAttribute("href") ?? "");
    expect(list?.querySelector("h2")?.textContent).toBe("Corrections");
    expect(list?.querySelector("li")?.textContent).toContain("The return was 999%, and not 1%.");
  });

  test("a picture has modern formats, and a dark version if the content names one", () => {
    const picture = parsePage("services/new-service").querySelector("picture");
    const sources = [...(picture?.querySelectorAll("source") ?? [])];
    expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    const image = picture?.querySelector("img");
    expect([image?.alt, image?.getAttribute("loading")]).toEqual(["A ledger.", "eager"]);
    const sets = [...sources, image].map((element) => element?.getAttribute("srcset") ?? "");
    expect(sets.flatMap((set) => set.match(/\/static\/\S+/g) ?? [])).toHaveLength(12);
    const themed = [...parsePage("about/our-story").querySelectorAll<HTMLSourceElement>("picture source")];
    const dark = themed.filter(({ media }) => media === "(prefers-color-scheme: dark)");
    expect(dark.map(({ type }) => type)).toEqual(["image/avif", "image/webp", ""]);
    // Browsers use the first matching source, so the dark sources must come first.
    expect(themed.slice(0, dark.length)).toEqual(dark);
    expect(themed.length).toBeGreaterThan(dark.length);
  });

  test("a new service is in menus, footer, cards, contact form and function", () => {
    for (const part of ["header", "footer", "main"])
      expect(readLinks("", part)).toContain("/services/new-service");
    expect(readLinks("services", "main")).toContain("/services/new-service");
    const options = [...parsePage("contact").querySelectorAll("select[name='service'] option")];
    const values = options.slice(-2).map((option) => option.getAttribute("value"));
    expect(values).toEqual(["new-service", "full-package"]);
    expect(builds.read(".cache/functions/send-contact-email.js")).toContain("new-service");
  });

  test("another agency's name, currency, and response time are shown", () => {
    expect(parsePage("").querySelector("header svg")?.getAttribute("aria-label")).toHaveLength(30);
    const budgets = [...parsePage("contact").querySelectorAll("select[name='budget'] option")];
    const labels = budgets.map((option) => [option.getAttribute("value"), option.textContent]);
    expect(labels).toContainEqual(["5k-10k", "DKK\u00a05,000 to DKK\u00a010,000"]);
    expect(parsePage("reviews").textContent).toContain("Each stroke is DKK\u00a0100.");
    const answer = builds.read(".cache/functions/send-contact-email.js");
    expect(answer).toContain("within 2 business days");
  });

  test("a new page of text has its texts and its menu item", () => {
    const page = parsePage("example-jobs");
    expect(page.querySelector("h1")?.textContent).toBe("Title of the page");
    expect(page.querySelector("title")?.textContent).toContain("Title for search results");
    expect(page.querySelector("main h2")?.textContent).toContain("The first heading");
    expect(page.querySelector("main header")?.textContent).not.toContain("Last updated");
    expect(readLinks("", "footer")).toContain("/example-jobs");
  });

  test("a page without content has its title, share image and links, and is in the sitemap", () => {
    const page = parsePage("hello");
    expect(page.querySelector("h1")?.textContent).toBe("Hello");
    expect(page.querySelector("title")?.textContent).toMatch(/^Hello & Welcome \| /);
    const description = page.querySelector('meta[name="description"]')?.getAttribute("content");
    expect(description).toMatch(/^A page that exists only in the code/);
    expect(page.querySelector("main header a")?.outerHTML).toBe('<a href="/services">all services</a>');
    expect(page.querySelector("footer")).not.toBeNull();
    expect(readPublic("sitemap.xml")).toMatch(/<loc>[^<]*\/hello<\/loc>/);
    expect(readPublic("healthz.json")).toContain('"/hello"');
    expect(existsSync(join(project, "public/share/hello.png"))).toBe(true);
  });

  test("a completed study has no link until its report is published", () => {
    const studies = [...parsePage("research").querySelectorAll("#current-research article")];
    const study = studies.find(({ textContent }) => textContent?.includes("A study that is done"));
    expect(study?.textContent).toContain("Completed");
    expect(study?.querySelector("a")).toBeNull();
  });

  test("drafts, later reports, the template and the preview leave no trace", () => {
    const texts = ["kept-back", "later-report", "ai-business-report", "research/_template", "public/admin"];
    expect(findTraces(...texts, "preview.example.com")).toEqual([]);
    expect(builds.read(".cache/functions/send-contact-email.js")).not.toContain("kept-back");
  });
});

describe("the next build, with other content", () => {
  const origin = "https://moved.example.com";
  const changed = "research/snapchat-ads-report";
  const foreign = join(project, "public/left-by-somebody-else.txt");
  let before: Record<"service" | "reviews", string>;
  let oldOrigin: string;

  beforeAll(async () => {
    const [service, reviews] = ["services/seo", "reviews"].map((route) => readPublic(`${route}/index.html`));
    before = { service: service ?? "", reviews: reviews ?? "" };
    oldOrigin = new URL(/rel="canonical" href="([^"]*)"/.exec(before.service)?.[1] ?? "").origin;
    writeFileSync(foreign, "");
    edit(
      (content) => rmSync(join(content, "reports/new-report"), { recursive: true }),
      replace(
        "reports/tiktok-ads-report/index.mdx",
        "The next video is ready before the last one fades",
        "The next video is ready a week before",
      ),
      // This edit changes only the report's fields, not its body.
      replace("reports/snapchat-ads-report/index.mdx", "name: Static ads", "name: Still ads"),
      replace("testimonials/plumbing.yaml", "rating: 5", "rating: 4"),
      replace("site/navigation.yaml", "label: Jobs", "label: Open positions"),
      replace("../src/sections/investments.tsx", "Each stroke is", "One stroke is"),
    );
    await build({ SITE_URL: origin });
  }, patience);

  test("reuses the last build", () => {
    expect(existsSync(foreign)).toBe(true);
    rmSync(foreign);
  });

  test("updates changed texts and data", () => {
    const report = readPublic("research/tiktok-ads-report/index.html");
    expect(report).toContain("is ready a week before");
    const figure = parsePage(changed).querySelector("figure.chart");
    expect(figure?.querySelector(".chart-label")?.textContent).toContain("Still ads");
    expect(figure?.querySelector("details table")?.textContent).toContain("Still ads");
    expect(readPublic(`${changed}/response.csv`)).toContain("Still ads,100");
    expect(readPublic(`page-data/${changed}/page-data.json`)).toContain("Still ads");
    expect(findTraces("is ready before the last one fades", "Static ads,100")).toEqual([]);
  });

  test("updates texts that many pages share", () => {
    const countRatings = (html: string) => html.split('aria-label="4 out of 5').length;
    const reviews = readPublic("reviews/index.html");
    expect(countRatings(reviews)).toBe(countRatings(before.reviews) + 1);
    expect(parsePage("services/seo").querySelector("footer")?.textContent).toContain("Open positions");
    expect(findTraces(">Jobs<")).toEqual([]);
  });

  test("updates a page whose component has changed", () => {
    expect(parsePage("reviews").textContent).toContain("One stroke is DKK\u00a0100.");
  });

  test("changes nothing but the address and the menu on a page without other changes", () => {
    const elements = (html: string) => html.split("><");
    expect(elements(before.service).length).toBeGreaterThan(100);
    const page = readPublic("services/seo/index.html");
    const after = page.replaceAll(origin, oldOrigin).replaceAll("Open positions", "Jobs");
    expect(elements(after)).toEqual(elements(before.service));
  });

  test("leaves no trace of a removed report, of the second page of the list, and of the old address", () => {
    expect(findTraces("new-report", "completed/2", oldOrigin)).toEqual([]);
  });

  test("has compressed copies only of files that are there", () => {
    const compressed = builds.listFiles("public").filter((file) => file.endsWith(".br"));
    expect(compressed.length).toBeGreaterThan(50);
    const different = compressed.filter(
      (file) => !brotliDecompressSync(readFileSync(file)).equals(readFileSync(file.slice(0, -3))),
    );
    expect(different).toEqual([]);
  });

  test("passes the tests of every page, with all additions and changes", testEveryPage, patience);
});

describe("after a build that was killed", () => {
  const changed = "A title from before the build was killed";

  beforeAll(async () => {
    edit(
      replace("pages/example-jobs.mdx", "title: Title of the page", `title: ${changed}`),
      newPage("heavy"),
      change("pages/heavy.mdx", (text) => {
        const random = randomBytes(40_000).toString("hex").match(/.{8}/g) ?? [];
        return `${text}\n${random.join(" ")}\n`;
      }),
    );
    // Gatsby has saved the changed nodes at this point, but not the list of pages to update.
    await builds.killBuild(await readEndpoint(), "bootstrap finished");
    // A build checks size limits last, so the site is complete even though this build fails.
    await expect(build()).rejects.toThrow(
      /Pages exceed the size limits[^]*\/heavy: HTML and styles: \d+ bytes/,
    );
  }, patience);

  test("the next build publishes the changes that were made before", () => {
    expect(parsePage("example-jobs").querySelector("h1")?.textContent).toBe(changed);
  });
});
