import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env, execPath } from "node:process";
import { brotliDecompressSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { type Browser, type Page } from "playwright-core";
import sharp from "sharp";
import { type Environment } from "../../src/environment";
import { messages } from "../../src/forms/messages";
import { button, fill, told, validContact } from "../browser/form-steps";
import { hydrated, launch } from "../browser/site";
import {
  all,
  change,
  copy,
  type Edit,
  example,
  newPage,
  newReport,
  remove,
  replace,
  write,
} from "../content/copy-of-content";
import { closeAfterTest } from "../server/closing";
import { message, settingsFor, startSite } from "../server/contact-site";
import { hostileRequests } from "../server/hostile-requests";
import { closedPort, refusal, startMailServer } from "../server/mail-server";
import { answersTo, post } from "./answers-to";
import { startNetlifyFunction } from "./netlify-function";
import { failuresOnEveryPage } from "./failures-on-every-page";
import { grownContent, smallContent } from "./owners-edits";
import { copyProject } from "./project-copy";
import { hasRedis, startRedis } from "./redis";

/*
 * One copy of the project, built again and again, each time from what the last build left: a preview with every
 * setting that a build can have, builds that are refused, what is published then, the next one, after further
 * edits, and one with as little content as a site can have.
 */

/** Ends a build that hangs; nothing is measured. */
const patience = 900_000;
const project = copyProject("builds");
// Gatsby and its adapters leave folders behind in the place for temporary files; these go with the copy.
mkdirSync(join(project, "temporary"));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const publicKey = "public-key-of-the-hosted-function";
let functionPort: number;
/** Where the function of all builds is: with another address, webpack would make most of the scripts anew. */
let elsewhere: Environment;
beforeAll(async () => {
  functionPort = await closedPort();
  elsewhere = {
    GATSBY_CONTACT_ENDPOINT: `http://127.0.0.1:${functionPort}/api/send-contact-email`,
    GATSBY_CONTACT_ENDPOINT_KEY: publicKey,
  };
});

/** Builds the site with further variables; gives what the build printed. */
function build(more: NodeJS.ProcessEnv = {}): string {
  const command = ["--import", "tsx", "src/commands/build.ts"];
  const { status, stdout, stderr } = spawnSync(execPath, command, {
    cwd: project,
    env: { ...env, TMPDIR: join(project, "temporary"), ...elsewhere, ...more },
    encoding: "utf8",
    timeout: patience,
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

const edit = (what: Edit) => what(join(project, "content"));
const read = (...names: readonly string[]) => readFileSync(join(project, ...names), "utf8");
const text = (path: string) => read("public", path);
const page = (route: string) => JSDOM.fragment(text(join(route, "index.html")));
const linksOf = (route: string, part: string) =>
  [...page(route).querySelectorAll(`${part} a`)].map((link) => link.getAttribute("href"));

const filesBelow = (folder: string): string[] =>
  readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const pages = () => filesBelow("public").filter((file) => /(?<!\/admin)\/index\.html$/.test(file));
/** Files of the built site that hold one of some texts, or have it in their name. */
const traces = (...texts: readonly string[]) =>
  filesBelow("public").filter((file) => {
    const content = readFileSync(file, "latin1");
    return texts.some((words) => file.includes(words) || content.includes(words));
  });

/** Gives a copied file words of its own, and makes it a draft. */
const asDraft = (file: string, field: string): Edit =>
  replace(file, `${field}: `, `draft: true\n${field}: kept-back `);

/** A draft of everything that can be one. The words `kept-back` are in each, and in its name. */
const drafts = all(
  newReport("kept-back-report"),
  asDraft("reports/kept-back-report/index.mdx", "team"),
  copy("services/seo.yaml", "services/kept-back-service.yaml"),
  asDraft("services/kept-back-service.yaml", "name"),
  copy("studies/voice-search-local-seo.yaml", "studies/kept-back.yaml"),
  asDraft("studies/kept-back.yaml", "title"),
  copy("testimonials/plumbing.yaml", "testimonials/kept-back.yaml"),
  asDraft("testimonials/kept-back.yaml", "name"),
  // Unfinished ones, which no template can show.
  write("pages/kept-back-start.mdx", "---\ndraft: true\n---\n"),
  write("services/kept-back-yaml.yaml", "draft: true\nname: [\n"),
  write("testimonials/kept-back-start.yaml", "draft: true\nservice: kept-back-yaml\n"),
);

/** So that there is some, when the owner has replaced that of the site. */
const sampleCopy = write(
  "legal/sample-terms.mdx",
  readFileSync(`__tests__/content/example-content/${example.legal}`, "utf8").replace(
    "title: ",
    "sampleCopy: true\ntitle: ",
  ),
);

describe("a preview, made on Netlify, with the function elsewhere and secrets about", () => {
  const secrets = {
    SMTP_HOST: "canary-host.example",
    SMTP_USER: "canary-user-8d1f0c",
    SMTP_PASS: "canary-password-51ce77",
    CONTACT_TO: "canary-owner@site.example",
    CONTACT_FROM: "canary-sender@site.example",
    NETLIFY_AUTH_TOKEN: "canary-token-c0ffee",
  };
  let output: string;
  beforeAll(() => {
    edit(all(drafts, sampleCopy));
    output = build({
      ...secrets,
      NETLIFY: "true",
      NETLIFY_LOCAL: "true",
      SITE_NOINDEX: "1",
      SITE_URL: "https://preview.example.com",
      CMS_BACKEND: "github",
      CMS_REPO: "owner/name",
    });
  }, patience);

  test("has the CMS, which signs in at the Git host that is configured", () => {
    expect(JSON.parse(text("admin/config.json"))).toMatchObject({
      backend: { name: "github", repo: "owner/name" },
    });
    expect(page("admin").querySelector("script")?.getAttribute("src")).toBe("/admin/start.js");
    expect(existsSync(join(project, "public/admin/start.js"))).toBe(true);
  });

  test("says in one line that no visitor can reach its address", () => {
    expect(output).toMatch(
      /^Built for https:\/\/preview\.example\.com, which visitors can't reach\. To change the address, set website in content\/site\/organization\.yaml, or SITE_URL\.$/m,
    );
  });

  test("has no secret of the environment in any file or line, and what is public by its name", () => {
    const found = new Set<string>();
    const folders = ["public", ".cache", "hosting", ".netlify/functions-internal"];
    for (const file of folders.flatMap(filesBelow)) {
      const content = readFileSync(file);
      for (const [name, value] of Object.entries({ ...secrets, publicKey }))
        if (content.includes(value)) found.add(name);
    }
    expect([...found]).toEqual(["publicKey"]);
    for (const secret of Object.values(secrets)) expect(output).not.toContain(secret);
  });

  test("says noindex on every page, and names no sitemap", () => {
    const noindex = /<meta[^>]+name="robots"[^>]+noindex/;
    expect(pages().length).toBeGreaterThan(20);
    expect(pages().filter((file) => !noindex.test(readFileSync(file, "utf8")))).toEqual([]);
    expect(text("robots.txt")).not.toContain("Sitemap:");
  });

  test("shows drafts: a report, a service, which the function knows, a study and a testimonial", () => {
    const report = "research/kept-back-report";
    expect(page(report).querySelector("main header")?.textContent).toContain("kept-back");
    expect(existsSync(join(project, "public", report, "figures.csv"))).toBe(true);
    expect(linksOf("research", "main")).toContain(`/${report}`);
    const service = "services/kept-back-service";
    expect(page(service).querySelector("h1")).not.toBeNull();
    expect(linksOf("reviews", "header")).toContain(`/${service}`);
    const option = page("contact").querySelector("option[value='kept-back-service']");
    expect(option?.textContent).toMatch(/^kept-back /);
    expect(read(".cache/functions/send-contact-email.js")).toContain("kept-back-service");
    const studies = [...page("").querySelectorAll("main h3")].map((title) => title.textContent);
    expect(studies).toContainEqual(expect.stringMatching(/^kept-back /));
    expect(page("reviews").querySelector("main")?.textContent).toContain("kept-back Marcus");
  });

  test.each([
    ["kept-back-start", "kept-back-start", "line 2, title: is missing"],
    ["services/kept-back-yaml", "kept-back-yaml", "line 3: has a text that starts with { or ["],
  ])("shows of the unfinished draft /%s its name and its problems", (path, name, problem) => {
    expect(page(path).querySelector("main h1")?.textContent).toBe(name);
    expect(page(path).querySelector("main aside")?.textContent).toContain(problem);
  });

  describe("in a browser", () => {
    let browser: Browser;
    beforeAll(async () => (browser = await launch()));
    afterAll(() => browser?.close());

    /** The contact page, the mails that come of it, and what its policy forbids or the console shows as an error. */
    async function open({ javaScriptEnabled = true, isListed = true }) {
      const site = await startSite(settingsFor(1), join(project, "public"));
      const { port, mails } = await startMailServer();
      const allowed = { CONTACT_ALLOWED_ORIGINS: isListed ? site.origin : "https://other.example" };
      await startSite(settingsFor(port, allowed), join(project, "public"), functionPort);
      const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled });
      closeAfterTest(() => context.close());
      const contact = await context.newPage();
      const errors: string[] = [];
      contact.on("console", (line) => line.type() === "error" && errors.push(line.text()));
      await contact.goto("/contact", { waitUntil: "load" });
      return { contact, site, mails, errors };
    }
    const submit = async (contact: Page) => {
      await hydrated(contact);
      await fill(contact, validContact);
      await button(contact).click();
    };

    test("a message arrives with the public key, under the page's policy, and nowhere else", async () => {
      const { contact, site, mails, errors } = await open({});
      const posted = contact.waitForRequest((request) => request.method() === "POST");
      await submit(contact);
      await told(contact, "success", messages.contactSent);
      const key = { authorization: `Bearer ${publicKey}`, apikey: publicKey };
      expect((await posted).headers()).toMatchObject(key);
      expect(mails).toHaveLength(1);
      expect({ errors, logs: site.logs }).toEqual({ errors: [], logs: [] });
    });

    test("from an origin that is not listed none arrives, and the visitor is told", async () => {
      const { contact, mails } = await open({ isListed: false });
      await submit(contact);
      await told(contact, "error", messages.contactFailed);
      expect(mails).toEqual([]);
    });

    test("without scripts, which alone can send a key, the visitor is told, and nothing is posted", async () => {
      const { contact } = await open({ javaScriptEnabled: false });
      const form = contact.locator("form").filter({ has: contact.getByLabel("Message") });
      expect(await form.getAttribute("method")).toBe("dialog");
      expect(await form.getAttribute("action")).toBeNull();
    });
  });

  describe("the function that Netlify runs, bundled from the files that the workflow hands over", () => {
    const start = (settings: Environment, node?: string) =>
      startNetlifyFunction(project, settings, node);

    test("is reached under the site's address; headers are the table's alone", () => {
      const route = /^\/api\/send-contact-email +\/\.netlify\/functions\/\S+ +200$/m;
      expect(text("_redirects")).toMatch(route);
      expect(text("_headers").match(/^\/\*$/gm)).toHaveLength(1);
      expect(text("_headers")).not.toContain("x-xss-protection");
    });

    // `.ci/run` also gives the path of another version of Node.
    test.each([...new Set([execPath, env["OTHER_NODE"] ?? execPath])])(
      "hostile requests are answered as on other hosts, and nothing of them is logged: %s",
      async (node) => {
        const server = await startMailServer();
        const { origin, logged } = await start(settingsFor(server.port), node);
        const expected = hostileRequests.map(({ status }) => status);
        expect(await answersTo(origin, hostileRequests)).toEqual(expected);
        expect(server.mails).toHaveLength(expected.filter((status) => status === 200).length);
        const lines = await logged(hostileRequests.length);
        expect(lines.map((line): unknown => JSON.parse(line).status)).toEqual(expected);
        const personal = /Ada|Lovelace|example\.org|victim|evil|passwd|010-0100/;
        expect(lines.join("\n")).not.toMatch(personal);
      },
    );

    test("a refused message is not acknowledged, and a page of a listed origin alone may ask", async () => {
      const server = await startMailServer({ take: () => Promise.resolve(refusal(554)) });
      const listed = "https://www.site.example";
      const settings = settingsFor(server.port, { CONTACT_ALLOWED_ORIGINS: listed });
      const { origin, logged } = await start(settings);
      expect(await post(origin)).toMatchObject({
        status: 502,
        success: false,
        error: { code: "mail_failed", retryable: false },
      });
      const [line = ""] = await logged(1);
      expect(JSON.parse(line)).toMatchObject({ smtp: 554, attempts: 1 });
      const ask = async (from: string) => {
        const init = { method: "OPTIONS", headers: { Origin: from } };
        const { status, headers } = await fetch(`${origin}/api/send-contact-email`, init);
        return [status, headers.get("access-control-allow-origin")];
      };
      expect(await ask(listed)).toEqual([204, listed]);
      expect(await ask("https://evil.example")).toEqual([405, null]);
    });

    (hasRedis() ? test : test.skip)(
      "attempts and sent messages are shared in Redis, whose client lies in the function's one file",
      async () => {
        const redis = await startRedis();
        const server = await startMailServer();
        const { origin } = await start(
          settingsFor(server.port, {
            CONTACT_IP_HEADER: "x-nf-client-connection-ip",
            CONTACT_RATE_MAX: "2",
            CONTACT_STATE_URL: redis.url,
          }),
        );
        const statuses = [];
        for (let count = 0; count < 3; count += 1) {
          const client = { "x-nf-client-connection-ip": "203.0.113.9" };
          statuses.push((await post(origin, message, client)).status);
        }
        expect(statuses).toEqual([200, 200, 429]);
        expect(server.mails).toHaveLength(2);
        expect(await redis.entries()).toHaveLength(3);
      },
    );
  });
});

test(
  "a build ends with the list of problems in the content, before it makes anything of it",
  () => {
    const page = "pages/kept-back.mdx";
    edit(
      all(newPage("kept-back"), replace(page, /^title: .*$/m, "title: Kept back\nlayout: wide")),
    );
    expect(() => build()).toThrow(/^content\/pages\/kept-back\.mdx:\d+:\d+ layout: /m);
    edit(remove(page));
  },
  patience,
);

test(
  "a build for a real address ends with the list of sample copy",
  () => {
    const variables = {
      SITE_URL: "https://www.agency.com",
      SITE_NOINDEX: "",
      ALLOW_SAMPLE_CONTENT: "",
    };
    expect(() => build(variables)).toThrow(
      /^content\/legal\/sample-terms\.mdx$[^]*^These files have sample copy, but https:\/\/www\.agency\.com is a real address/m,
    );
  },
  patience,
);

describe("what is published, with new content", () => {
  beforeAll(() => {
    edit(
      all(
        newReport("new-report"),
        copy("services/seo.yaml", "services/new-service.yaml"),
        replace(
          "services/new-service.yaml",
          "name: SEO Services\norder: 2",
          "name: New Service\npicture:\n  src: ../images/ledger.png\n  alt: A ledger.\norder: 8",
        ),
        newPage("jobs"),
        replace(
          "site/navigation.yaml",
          "companyLinks:\n",
          "companyLinks:\n    - label: Jobs\n      to: /jobs\n",
        ),
        // With them the list of reports needs a second page.
        ...Array.from({ length: 5 }, (_, index) => newReport(`further-report-${index}`)),
        // A report that the preview showed becomes a draft.
        replace("reports/ai-business-report/index.mdx", "---\n", "---\ndraft: true\n"),
        replace(
          "reports/ai-integration-report/index.mdx",
          "/research/ai-business-report",
          "/research",
        ),
        grownContent,
      ),
    );
    build();
  }, patience);

  test("a new report is a folder in; a page with chart, table and file, an entry in list and feed out", () => {
    const document = page("research/new-report");
    expect(document.querySelector("figure.chart svg")).not.toBeNull();
    const [header] = text("research/new-report/figures.csv").split("\n");
    const [row] = document.querySelectorAll("figure details tr");
    expect([...(row?.children ?? [])].map((cell) => cell.textContent).join(",")).toBe(header);
    expect(text("research/feed.xml")).toContain("/research/new-report");
    expect(linksOf("research", "#completed-research nav")).toEqual([
      "/research?tab=completed",
      "/research/completed/2",
    ]);
    const second = "research/completed/2";
    const title = page(second).querySelector("title")?.textContent;
    expect(title).toContain("Completed reports, page 2 of 2");
    const listed = [...linksOf("research", "main"), ...linksOf(second, "main")];
    expect(listed).toContain("/research/new-report");
  });

  test("a picture has modern formats that exist, and loads at once only in the first screen", () => {
    const picture = page("services/new-service").querySelector("picture");
    const sources = [...(picture?.querySelectorAll("source") ?? [])];
    expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    const image = picture?.querySelector("img");
    expect([image?.alt, image?.getAttribute("loading")]).toEqual(["A ledger.", "eager"]);
    const sets = [...sources, image].map((element) => element?.getAttribute("srcset") ?? "");
    const files = sets.flatMap((set) => set.match(/\/static\/\S+/g) ?? []);
    expect(files).toHaveLength(12);
    expect(files.filter((file) => !existsSync(join(project, "public", file)))).toEqual([]);
    const later = page("about/our-story").querySelector("picture img");
    expect(later?.getAttribute("loading")).toBe("lazy");
  });

  test("a new service is in menus, footer, cards, contact form and function, from its file alone", () => {
    for (const part of ["header", "footer", "main"])
      expect(linksOf("", part)).toContain("/services/new-service");
    expect(linksOf("services", "main")).toContain("/services/new-service");
    const options = [...page("contact").querySelectorAll("select[name='service'] option")];
    const values = options.slice(-2).map((option) => option.getAttribute("value"));
    expect(values).toEqual(["new-service", "full-package"]);
    expect(read(".cache/functions/send-contact-email.js")).toContain("new-service");
  });

  test("a new page of text has its words and head, and is in the menu that names it", () => {
    const document = page("jobs");
    expect(document.querySelector("h1")?.textContent).toBe("Title of the page");
    expect(document.querySelector("title")?.textContent).toContain("Title for search results");
    expect(document.querySelector("main h2")?.textContent).toContain("The first heading");
    expect(document.querySelector("main header")?.textContent).not.toContain("Last updated");
    expect(linksOf("", "footer")).toContain("/jobs");
  });

  test.each(["research/new-report", "research/completed/2", "services/new-service", "jobs"])(
    "/%s has a heading, a share image and a sitemap entry",
    async (path) => {
      expect(page(path).querySelectorAll("h1")).toHaveLength(1);
      const image = await sharp(join(project, `public/share/${path}.png`)).metadata();
      expect(image).toMatchObject({ width: 1200, height: 630 });
      expect(text("sitemap.xml")).toContain(`/${path}</loc>`);
    },
  );

  test(
    "every page is in order after what owners do: the examples of the guide, other words, a service less, another address",
    () => {
      const { passed, failures } = failuresOnEveryPage(project);
      expect(failures).toEqual([]);
      expect(passed).toBeGreaterThan(5 * pages().length);
    },
    patience,
  );

  test("drafts, the template and the preview leave no trace, in the function neither", () => {
    const words = ["kept-back", "ai-business-report", "research/_template", "public/admin"];
    expect(traces(...words, "preview.example.com")).toEqual([]);
    expect(read(".cache/functions/send-contact-email.js")).not.toContain("kept-back");
  });
});

describe("the next build, of other content", () => {
  const origin = "https://moved.example.com";
  const changed = "research/snapchat-ads-report";
  const foreign = join(project, "public/left-by-somebody-else.txt");
  const first = new Map<string, string>();
  let old: string;

  const canonical = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "";

  beforeAll(() => {
    for (const path of ["services/seo", "reviews"]) first.set(path, text(`${path}/index.html`));
    old = new URL(canonical(first.get("reviews") ?? "")).origin;
    writeFileSync(foreign, "");
    edit(
      all(
        (content) => rmSync(join(content, "reports", "new-report"), { recursive: true }),
        replace(
          "reports/tiktok-ads-report/index.mdx",
          "The next video is ready before the last one fades",
          "The next video is ready a week before",
        ),
        // The text of this report stays as it is.
        replace("reports/snapchat-ads-report/response.csv", "Static ads,100", "Still ads,100"),
        replace("testimonials/plumbing.yaml", "rating: 5", "rating: 4"),
        replace("pages/research.yaml", "table: The figures as a table", "table: All the numbers"),
      ),
    );
    build({ SITE_URL: origin });
  }, patience);

  test("is a warm one, which this is about", () => {
    expect(existsSync(foreign)).toBe(true);
  });

  test("shows a new text, and new figures alone in page, chart, table and file", () => {
    expect(text("research/tiktok-ads-report/index.html")).toContain("is ready a week before");
    const figure = page(changed).querySelector("figure:has(svg[role='img'])");
    expect(figure?.querySelector(".chart-label")?.textContent).toContain("Still ads");
    expect(figure?.querySelector("details table")?.textContent).toContain("Still ads");
    expect(text(`${changed}/response.csv`)).toContain("Still ads,100");
    expect(text(`page-data/${changed}/page-data.json`)).toContain("Still ads");
    expect(traces("before the last one fades", "Static ads,100")).toEqual([]);
  });

  test("shows the new words of all charts, also where nothing else changed, and the new rating", () => {
    const summaries = page("research/voice-search-report").querySelectorAll("figure summary");
    const words = new Set([...summaries].map(({ textContent }) => textContent));
    expect([...words]).toEqual(["All the numbers"]);
    expect(traces("The figures as a table")).toEqual([]);
    const ratings = (html = "") => html.split('aria-label="4 out of 5').length;
    expect(ratings(text("reviews/index.html"))).toBe(ratings(first.get("reviews")) + 1);
  });

  test("leaves a page as it was when nothing of it changed but the address of the site", () => {
    // Where the scripts are named may differ: the list of reports has lost its second page.
    const elements = (html = "") => html.replace(/<script data-page[^>]*>/, "").split("><");
    const before = elements(first.get("services/seo"));
    expect(before.length).toBeGreaterThan(100);
    expect(elements(text("services/seo/index.html").replaceAll(origin, old))).toEqual(before);
  });

  test("leaves nothing of the report that was taken away, whose twelve others stand on one page", () => {
    expect(traces("new-report", "completed/2")).toEqual([]);
  });

  test("has the new address of the site, the scripts of today and one policy on every page", () => {
    const wrong = pages().filter((file) => {
      const html = readFileSync(file, "utf8");
      const [, scripts = "", ...more] = html.split('data-scripts="');
      const paths = scripts.split('"')[0]?.split(" ") ?? [];
      const areThere = paths.every(
        (path) => path.length > 1 && existsSync(`${project}/public${path}`),
      );
      const policies = html.match(/http-equiv="Content-Security-Policy"/gi)?.length;
      const isMoved = /\/404\//.test(file) || canonical(html).startsWith(origin);
      return !areThere || more.length > 0 || policies !== 1 || !isMoved;
    });
    expect(pages().length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
    expect(traces(old)).toEqual([]);
  });

  test("has nothing compressed but what stands beside it", () => {
    const compressed = filesBelow("public").filter((file) => file.endsWith(".br"));
    expect(compressed.length).toBeGreaterThan(50);
    const different = compressed.filter(
      (file) => !brotliDecompressSync(readFileSync(file)).equals(readFileSync(file.slice(0, -3))),
    );
    expect(different).toEqual([]);
  });
});

test(
  "a build ends with the list of pages that are too heavy",
  () => {
    const heavy = randomBytes(40_000).toString("hex");
    edit(
      all(
        newPage("heavy"),
        change("pages/heavy.mdx", (text) => `${text}\n${heavy.match(/.{1,8}/g)?.join(" ")}\n`),
      ),
    );
    expect(() => build()).toThrow(
      /Pages exceed the size limits[^]*\/heavy: HTML and styles: \d+ bytes/,
    );
    edit(remove("pages/heavy.mdx"));
  },
  patience,
);

describe("a small site", () => {
  beforeAll(() => {
    edit(smallContent);
    build();
  }, patience);

  test("has one service of each kind, one study and one testimonial, and says that there is no report", () => {
    expect(linksOf("services", "main")).toEqual(expect.arrayContaining(["/services/seo"]));
    expect(page("").querySelectorAll("main article")).toHaveLength(1);
    expect(page("reviews").querySelectorAll("main figure")).toHaveLength(1);
    const list = page("research").querySelector("#completed-research")?.textContent;
    expect(list).toContain("No Completed Research Yet");
    expect(traces("-report/")).toEqual([]);
  });

  test(
    "has every page in order",
    () => {
      expect(failuresOnEveryPage(project).failures).toEqual([]);
    },
    patience,
  );
});

// Last, because Gatsby empties its cache when the plugins change.
test(
  "a build without gatsby-plugin-image fails",
  () => {
    const config = join(project, "gatsby-config.ts");
    writeFileSync(config, read("gatsby-config.ts").replace(/^ *"gatsby-plugin-image",\n/m, ""));
    expect(() => build()).toThrow(/GatsbyImageLayout/);
  },
  patience,
);
