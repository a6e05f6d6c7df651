import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { env, execPath } from "node:process";
import { chromium } from "playwright-core";
import { type Environment } from "../../src/environment";
import { button, fill, functionPath, seesNotice, sent, validContact } from "../browser/form-steps";
import { chromiumOptions, hydrated } from "../browser/site";
import { type Edit, copy, example, newReport, replace, write } from "../content/copy-of-content";
import { message, settingsFor, startSite } from "../server/contact-site";
import { hostileRequests } from "../server/hostile-requests";
import { closedPort, refusal, startMailServer } from "../server/mail-server";
import { readinessCases } from "../server/readiness-cases";
import { answersTo, askHealth, post } from "../host/answers-to";
import { type Builds, patience } from "./built-copy";
import { startNetlifyFunction } from "../host/netlify-function";
import { laterReport } from "./owners-edits";
import { hasRedis, startRedis } from "../host/redis";

const publicKey = "public-key-of-the-hosted-function";
const functionPort = closedPort();

/** All builds use the same endpoint, because webpack would otherwise rebuild most scripts. */
export const readEndpoint = async (): Promise<Environment> => ({
  GATSBY_CONTACT_ENDPOINT: `http://127.0.0.1:${await functionPort}${functionPath}`,
  GATSBY_CONTACT_ENDPOINT_KEY: publicKey,
});

const asDraft = (file: string, field: string): Edit =>
  replace(file, `${field}: `, `draft: true\n${field}: kept-back `);

/** Every draft's file name contains `kept-back`. The last three drafts lack required fields. */
const drafts = [
  newReport("kept-back-report"),
  asDraft("reports/kept-back-report/index.mdx", "team"),
  copy("services/seo.yaml", "services/kept-back-service.yaml"),
  asDraft("services/kept-back-service.yaml", "name"),
  copy("studies/voice-search-local-seo.yaml", "studies/kept-back.yaml"),
  asDraft("studies/kept-back.yaml", "title"),
  copy("testimonials/plumbing.yaml", "testimonials/kept-back.yaml"),
  asDraft("testimonials/kept-back.yaml", "name"),
  write("pages/kept-back-start.mdx", "---\ndraft: true\n---\n"),
  write("services/kept-back-yaml.yaml", "draft: true\nname: [\n"),
  write("testimonials/kept-back-start.yaml", "draft: true\nservice: kept-back-yaml\n"),
];

/** Adds a page with sample copy, because the rest of the content may have none. */
const sampleCopy = write(
  "legal/sample-terms.mdx",
  readFileSync(`__tests__/content/example-content/${example.legal}`, "utf8").replace(
    "title: ",
    "sampleCopy: true\ntitle: ",
  ),
);

const secrets = {
  SMTP_HOST: "canary-host.example",
  SMTP_USER: "canary-user-8d1f0c",
  SMTP_PASS: "canary-password-51ce77",
  CONTACT_TO: "canary-owner@site.example",
  CONTACT_FROM: "canary-sender@site.example",
  NETLIFY_AUTH_TOKEN: "canary-token-c0ffee",
};

/** Tests a Netlify preview with drafts, environment secrets, and a contact function on another host. */
export function testPreview(builds: Builds): void {
  const { project, read, readPublic, parsePage, listFiles, listPages, readLinks } = builds;
  let output: string;
  beforeAll(async () => {
    builds.edit(...drafts, laterReport, sampleCopy);
    output = builds.build({
      ...(await readEndpoint()),
      ...secrets,
      NETLIFY: "true",
      NETLIFY_LOCAL: "true",
      SITE_NOINDEX: "1",
      SITE_URL: "https://preview.example.com",
      CMS_BACKEND: "github",
      CMS_REPO: "owner/name",
    });
  }, patience);

  test("the preview has the CMS with the configured Git host", () => {
    expect(JSON.parse(readPublic("admin/config.json"))).toMatchObject({
      backend: { name: "github", repo: "owner/name" },
    });
    expect(parsePage("admin").querySelector("script")?.getAttribute("src")).toBe("/admin/start.js");
    expect(readPublic("admin/start.js")).not.toBe("");
  });

  test("the build warns that visitors can't reach the address", () => {
    const warning = "Built for https://preview.example.com, which visitors can't reach.";
    expect(output).toContain(warning);
  });

  test("no file or output line contains a secret", () => {
    const found = new Set<string>();
    const folders = ["public", ".cache", "hosting", ".netlify/functions-internal"];
    for (const file of folders.flatMap(listFiles)) {
      const content = readFileSync(file);
      for (const [name, value] of Object.entries({ ...secrets, publicKey }))
        if (content.includes(value)) found.add(name);
    }
    expect([...found]).toEqual(["publicKey"]);
    for (const secret of Object.values(secrets)) expect(output).not.toContain(secret);
  });

  test("search engines are told not to list the site", () => {
    const noindex = /<meta[^>]+name="robots"[^>]+noindex/;
    expect(listPages().length).toBeGreaterThan(20);
    expect(listPages().filter((file) => !noindex.test(readFileSync(file, "utf8")))).toEqual([]);
    expect(readPublic("robots.txt")).not.toContain("Sitemap:");
  });

  test("drafts of every kind are visible", () => {
    const report = "research/kept-back-report";
    expect(parsePage(report).querySelector("main header")?.textContent).toContain("kept-back");
    expect(existsSync(join(project, "public", report, "groups.csv"))).toBe(true);
    expect(readLinks("research", "main")).toContain(`/${report}`);
    const service = "services/kept-back-service";
    expect(parsePage(service).querySelector("h1")).not.toBeNull();
    expect(readLinks("reviews", "header")).toContain(`/${service}`);
    const option = parsePage("contact").querySelector("option[value='kept-back-service']");
    expect(option?.textContent).toMatch(/^kept-back /);
    expect(read(".cache/functions/send-contact-email.js")).toContain("kept-back-service");
    const titles = [...parsePage("").querySelectorAll("main h3")].map((title) => title.textContent);
    expect(titles).toContainEqual(expect.stringMatching(/^kept-back /));
    expect(parsePage("reviews").querySelector("main")?.textContent).toContain("kept-back Marcus");
  });

  test("a report with a later date is visible, with that date", () => {
    const notice = parsePage("research/later-report").querySelector("main aside")?.textContent;
    expect(notice).toBe("The public site shows this report from 2099-01-31 on.");
    expect(readLinks("research", "main")).toContain("/research/later-report");
  });

  test.each([
    ["kept-back-start", "kept-back-start", "line 2, title: is missing"],
    ["services/kept-back-yaml", "kept-back-yaml", "line 3: has text that starts with { or ["],
  ])("the unfinished draft /%s shows its name and its problems", (path, name, problem) => {
    expect(parsePage(path).querySelector("main h1")?.textContent).toBe(name);
    expect(parsePage(path).querySelector("main aside")?.textContent).toContain(problem);
  });

  test("a message reaches the function elsewhere with the public key", async () => {
    const site = await startSite(settingsFor(1), join(project, "public"));
    const { port, mails } = await startMailServer();
    const listed = settingsFor(port, { CONTACT_ALLOWED_ORIGINS: site.origin });
    await startSite(listed, join(project, "public"), await functionPort);
    const browser = await chromium.launch(chromiumOptions());
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
      await page.goto(`${site.origin}/contact`);
      await hydrated(page);
      await fill(page, validContact);
      const posted = page.waitForRequest((request) => request.method() === "POST");
      await button(page).click();
      await seesNotice(page, sent);
      const key = { authorization: `Bearer ${publicKey}`, apikey: publicKey };
      expect((await posted).headers()).toMatchObject(key);
      expect(mails).toHaveLength(1);
      expect({ errors, logs: site.logs }).toEqual({ errors: [], logs: [] });
    } finally {
      await browser.close();
    }
  });

  test("without scripts, the contact form posts nothing, because only scripts can send the key", () => {
    const form = parsePage("contact").querySelector("main form");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["dialog", null]);
  });

  describe("the Netlify function, bundled from the files that the workflow uploads", () => {
    const start = (settings: Environment, node?: string) => startNetlifyFunction(project, settings, node);

    test("has its route in the redirects, and only the site's own headers", () => {
      for (const name of ["send-contact-email", "contact-health"]) {
        const route = new RegExp(`^/api/${name} +/\\.netlify/functions/\\S+ +200$`, "m");
        expect(readPublic("_redirects")).toMatch(route);
      }
      expect(readPublic("_headers").match(/^\/\*$/gm)).toHaveLength(1);
      expect(readPublic("_headers")).not.toContain("x-xss-protection");
    });

    // `.ci/run` sets `OTHER_NODE` to the path of another version of Node.
    test.each([...new Set([execPath, env["OTHER_NODE"] ?? execPath])])(
      "answers hostile requests like other hosts and logs no personal data, with %s",
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

    test("reports a message that the mail server refuses", async () => {
      const server = await startMailServer({ take: () => Promise.resolve(refusal(554)) });
      const listed = "https://www.site.example";
      const settings = settingsFor(server.port, { CONTACT_ALLOWED_ORIGINS: listed });
      const { origin, logged } = await start(settings);
      const error = { code: "mail_failed", retryable: false };
      expect(await post(origin)).toMatchObject({ status: 502, success: false, error });
      const [line = ""] = await logged(1);
      expect(JSON.parse(line)).toMatchObject({ smtp: 554, attempts: 1 });
      const preflight = async (from: string) => {
        const init = { method: "OPTIONS", headers: { Origin: from } };
        const { status, headers } = await fetch(`${origin}${functionPath}`, init);
        return [status, headers.get("access-control-allow-origin")];
      };
      expect(await preflight(listed)).toEqual([204, listed]);
      expect(await preflight("https://evil.example")).toEqual([405, null]);
    });

    test.each(readinessCases)("reports its readiness: %s", async (_, startMail, expected, changes) => {
      const { port } = await startMail();
      const { origin } = await start(settingsFor(port, changes));
      expect(await askHealth(origin)).toMatchObject({ caching: "no-store", ...expected });
    });

    (hasRedis() ? test : test.skip)("keeps the limits in Redis, whose client is bundled", async () => {
      const redis = await startRedis();
      const server = await startMailServer();
      const header = "x-nf-client-connection-ip";
      const limits = { CONTACT_IP_HEADER: header, CONTACT_RATE_MAX: "2" };
      const settings = { ...limits, CONTACT_STATE_URL: redis.url };
      const { origin } = await start(settingsFor(server.port, settings));
      const statuses = [];
      for (let count = 0; count < 3; count += 1) {
        statuses.push((await post(origin, message, { [header]: "203.0.113.9" })).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
      expect(server.mails).toHaveLength(2);
      expect(await redis.entries()).toHaveLength(3);
    });
  });
}
