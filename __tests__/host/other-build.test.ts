import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM, VirtualConsole } from "jsdom";
import { type Browser, type Page } from "playwright-core";
import { messages } from "../../src/forms/messages";
import { button, fill, told, validContact } from "../browser/form-steps";
import { hydrated, launch } from "../browser/site";
import { closeAfterTest } from "../server/closing";
import { message, settingsFor, startSite } from "../server/contact-site";
import { faultRows } from "../server/fault-rows";
import { hostileRequests } from "../server/hostile-requests";
import { closedPort, openMailServer, startMailServer } from "../server/mail-server";
import { answersTo, numbered, numbersIn, post, postAll } from "./answers-to";
import { patience, projectToBuild } from "./built-copy";
import { all, example, write } from "../content/copy-of-content";
import { drafts } from "./drafts";
import { startNetlifyFunction } from "./netlify-function";
import { hasRedis, startRedis } from "./redis";

// One build with all that a build can be told: made on Netlify, a preview, the function elsewhere, secrets about.

const publicKey = "public-key-of-the-hosted-function";
const siteUrl = "https://preview.example.com";
const secrets = {
  SMTP_HOST: "canary-host.example",
  SMTP_USER: "canary-user-8d1f0c",
  SMTP_PASS: "canary-password-51ce77",
  CONTACT_TO: "canary-owner@site.example",
  CONTACT_FROM: "canary-sender@site.example",
  NETLIFY_AUTH_TOKEN: "canary-token-c0ffee",
};

const copy = projectToBuild();
/** So that there is some, when the owner has replaced that of the site. */
const sample = write(
  "legal/sample-terms.mdx",
  readFileSync(`__tests__/content/example-content/${example.legal}`, "utf8").replace(
    "title: ",
    "sampleCopy: true\ntitle: ",
  ),
);
let output: string;
let functionPort: number;

beforeAll(async () => {
  functionPort = await closedPort();
  all(drafts, sample)(copy.path("content"));
  output = copy.build({
    ...secrets,
    NETLIFY: "true",
    NETLIFY_LOCAL: "true",
    SITE_NOINDEX: "1",
    SITE_URL: siteUrl,
    GATSBY_CONTACT_ENDPOINT: `http://127.0.0.1:${functionPort}/api/send-contact-email`,
    GATSBY_CONTACT_ENDPOINT_KEY: publicKey,
  });
}, patience);
afterAll(() => copy.remove());

const filesBelow = (folder: string): string[] =>
  readdirSync(copy.path(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test("says in one line that no visitor can reach its address", () => {
  expect(output).toMatch(
    /^Built for https:\/\/preview\.example\.com, an address that no visitor can reach: set website in content\/site\/organisation\.yaml, or SITE_URL\.$/m,
  );
});

test("has no secret of the environment in any file or line, and what is public by its name", () => {
  const found = new Set<string>();
  for (const file of ["public", ".cache", "hosting", ".netlify/functions-internal"].flatMap(
    filesBelow,
  )) {
    const content = readFileSync(file);
    for (const [name, text] of Object.entries({ ...secrets, publicKey }))
      if (content.includes(text)) found.add(name);
  }
  expect([...found]).toEqual(["publicKey"]);
  for (const secret of Object.values(secrets)) expect(output).not.toContain(secret);
});

test("of a preview says noindex on every page, and names no sitemap", () => {
  const pages = filesBelow("public").filter((file) => /(?<!\/admin)\/index\.html$/.test(file));
  const silent = pages.filter(
    (file) => !/<meta[^>]+name="robots"[^>]+noindex/.test(readFileSync(file, "utf8")),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(silent).toEqual([]);
  expect(readFileSync(copy.path("public", "robots.txt"), "utf8")).not.toContain("Sitemap:");
});

describe("drafts, in a preview", () => {
  const read = (...names: readonly string[]) => readFileSync(copy.path(...names), "utf8");
  /** Without the complaints of jsdom's style sheets, which do not know the margins of printed pages. */
  const page = (route: string) =>
    new JSDOM(read("public", route, "index.html"), { virtualConsole: new VirtualConsole() }).window
      .document;

  test("a report has its page, its figures, and its place in the list", () => {
    const route = "research/kept-back-report";
    expect(page(route).querySelector("main header")?.textContent).toContain("kept-back");
    expect(existsSync(copy.path("public", route, "figures.csv"))).toBe(true);
    expect(page("research").querySelector(`main a[href="/${route}"]`)).not.toBeNull();
  });

  test("a service has its page, its menu entry, and its option, which the function knows", () => {
    const route = "services/kept-back-service";
    expect(page(route).querySelector("h1")).not.toBeNull();
    expect(page("reviews").querySelector(`header a[href="/${route}"]`)).not.toBeNull();
    const option = page("contact").querySelector("option[value='kept-back-service']");
    expect(option?.textContent).toMatch(/^kept-back /);
    expect(read(".cache", "functions", "send-contact-email.js")).toContain("kept-back-service");
  });

  test("a study and a testimonial stand among the others", () => {
    const headings = [...page("").querySelectorAll("main h3")].map(
      ({ textContent }) => textContent,
    );
    expect(headings.join("\n")).toMatch(/^kept-back /m);
    expect(page("reviews").querySelector("main")?.textContent).toContain("kept-back Marcus");
  });
});

describe("with the function on another origin", () => {
  let browser: Browser;
  let mailServer: Awaited<ReturnType<typeof openMailServer>>;
  beforeAll(async () => {
    mailServer = await openMailServer();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await mailServer?.stop();
  });

  /** The contact page, and what its policy forbids or the console shows as an error. */
  async function open(javaScriptEnabled = true, isListed = true) {
    const site = await startSite(settingsFor(1), copy.path("public"));
    const allowed = { CONTACT_ALLOWED_ORIGINS: isListed ? site.origin : "https://other.example" };
    await startSite(settingsFor(mailServer.port, allowed), copy.path("public"), functionPort);
    const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled });
    closeAfterTest(() => context.close());
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
    await page.goto("/contact", { waitUntil: "load" });
    return { page, site, errors };
  }
  const submit = async (page: Page) => {
    await hydrated(page);
    await fill(page, validContact);
    await button(page).click();
  };

  test("a message arrives with the public key, under the page's policy, and nowhere else", async () => {
    const { page, site, errors } = await open();
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await submit(page);
    await told(page, "success", messages.contactSent);
    expect((await posted).headers()).toMatchObject({
      authorization: `Bearer ${publicKey}`,
      apikey: publicKey,
    });
    expect(mailServer.mails).toHaveLength(1);
    expect({ errors, logs: site.logs }).toEqual({ errors: [], logs: [] });
  });

  test("from an origin that is not listed none arrives, and the visitor is told", async () => {
    const { page } = await open(true, false);
    await submit(page);
    await told(page, "error", messages.contactFailed);
    expect(mailServer.mails).toHaveLength(1);
  });

  test("a browser without scripts, which can send no key, is told, and posts nothing", async () => {
    const { page } = await open(false);
    const form = page.locator("form").filter({ has: page.getByLabel("Message") });
    expect(await form.getAttribute("method")).toBe("dialog");
    expect(await form.getAttribute("action")).toBeNull();
  });
});

describe("the function that Netlify runs", () => {
  let netlify: Awaited<ReturnType<typeof startNetlifyFunction>>;
  beforeAll(async () => {
    const folder = copy.path(".netlify", "functions-internal");
    const [name = ""] = readdirSync(folder);
    netlify = await startNetlifyFunction(join(folder, name, `${name}.js`));
  });
  afterAll(() => netlify?.stop());

  /** Waits for lines of the log, which come by a pipe; the limit of the test ends it. */
  const logged = async (enough: (lines: readonly string[]) => boolean) => {
    while (!enough(netlify.logs)) await new Promise((done) => setTimeout(done, 20));
  };

  test("is reached under the site's address; headers are the table's alone", () => {
    const redirects = readFileSync(copy.path("public", "_redirects"), "utf8");
    expect(redirects).toMatch(/^\/api\/send-contact-email +\/\.netlify\/functions\/\S+ +200$/m);
    const headers = readFileSync(copy.path("public", "_headers"), "utf8");
    expect(headers.match(/^\/\*$/gm)).toHaveLength(1);
    expect(headers).not.toContain("x-xss-protection");
    expect(existsSync(copy.path("public", "contact", "index.html"))).toBe(true);
  });

  // How long a mail server is waited for does not depend on the host.
  const quickRows = faultRows.filter(({ fault }) => !fault.includes("slow"));

  test.each(quickRows)("$fault", async ({ script, env, acknowledged, retryable, attempts }) => {
    const server = await startMailServer(script);
    await netlify.configure(settingsFor(server.port, env));
    netlify.logs.splice(0);
    const { status, success, error } = await post(netlify.origin);
    expect(success).toBe(acknowledged);
    expect(server.mails).toHaveLength(acknowledged ? 1 : 0);
    expect(netlify.logs.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ attempts }),
    ]);
    if (acknowledged) return;
    expect(status).toBe(502);
    expect(error).toMatchObject({ code: "mail_failed", retryable });
  });

  test("not configured: 503", async () => {
    await netlify.configure({});
    const unset = { status: 503, error: { code: "not_configured" } };
    expect(await post(netlify.origin)).toMatchObject(unset);
  });

  test("500 parallel posts are 500 different mails", async () => {
    const server = await openMailServer();
    await netlify.configure(settingsFor(server.port));
    const bodies = numbered(500).map((text) => {
      return { ...message, message: text, requestId: randomUUID() };
    });
    const answers = await postAll(netlify.origin, bodies);
    expect(answers.filter(({ success }) => success !== true)).toEqual([]);
    expect(numbersIn(server.mails).size).toBe(500);
    await server.stop();
  }, 60_000);

  test("a page of a listed origin may ask, through Netlify's wrapper too", async () => {
    await netlify.configure(
      settingsFor(1, { CONTACT_ALLOWED_ORIGINS: "https://www.site.example" }),
    );
    const ask = (origin: string) =>
      fetch(`${netlify.origin}/api/send-contact-email`, {
        method: "OPTIONS",
        headers: { Origin: origin },
      });
    const { status, headers } = await ask("https://www.site.example");
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe("https://www.site.example");
    expect((await ask("https://evil.example")).status).toBe(405);
  });

  (hasRedis() ? test : test.skip)(
    "attempts and sent messages are shared in Redis, whose client lies in the function's one file",
    async () => {
      const redis = await startRedis();
      const server = await startMailServer();
      const header = "x-nf-client-connection-ip";
      const more = { CONTACT_IP_HEADER: header, CONTACT_RATE_MAX: "2" };
      await netlify.configure(settingsFor(server.port, { ...more, CONTACT_STATE_URL: redis.url }));
      const statuses = [];
      for (let count = 0; count < 3; count += 1) {
        statuses.push((await post(netlify.origin, message, { [header]: "203.0.113.9" })).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
      expect(server.mails).toHaveLength(2);
      expect(await redis.entries()).toHaveLength(3);
    },
  );

  test("hostile requests are answered as on other hosts, and nothing of them is logged", async () => {
    const server = await startMailServer();
    await netlify.configure(settingsFor(server.port));
    // Lines come in their order: once this one is there, no earlier one is still to come.
    const { id } = await post(netlify.origin);
    await logged((lines) => lines.some((line) => line.includes(String(id))));
    netlify.logs.splice(0);
    const expected = hostileRequests.map(({ status }) => status);
    expect(await answersTo(netlify.origin, hostileRequests)).toEqual(expected);
    const taken = expected.filter((status) => status === 200).length;
    expect(server.mails).toHaveLength(1 + taken);
    await logged((lines) => lines.length >= hostileRequests.length);
    expect(netlify.logs.map((line): unknown => JSON.parse(line).status)).toEqual(expected);
    expect(netlify.logs.join("\n")).not.toMatch(
      /Ada|Lovelace|example\.org|victim|evil|passwd|010-0100/,
    );
  }, 60_000);
});

test("for a real address it ends with the list of sample copy", () => {
  const variables = {
    SITE_URL: "https://www.agency.com",
    SITE_NOINDEX: "",
    ALLOW_SAMPLE_CONTENT: "",
  };
  expect(() => copy.build(variables)).toThrow(
    /^content\/legal\/sample-terms\.mdx$[^]*^These items are sample copy, and https:\/\/www\.agency\.com is a real address/m,
  );
}, 120_000);
