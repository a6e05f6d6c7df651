import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { routes } from "../browser/site-routes";
import { startServer, type Server } from "../browser/server";
import { built } from "../tested-project";
import { expectedHeaders } from "./expected-headers";
import { servesSite, siteFiles } from "./serves-site";

test("Netlify's own parser of _headers finds every header of every file", async () => {
  // The parser's types wrongly forbid entries in `headersFiles`, so pass parsed JSON, which is untyped.
  const input = JSON.stringify({ headersFiles: [resolve(built("public/_headers"))], minimal: true });
  const { headers, errors } = await parseAllHeaders(JSON.parse(input));
  expect(errors).toEqual([]);
  const rules = headers.map(({ for: path, values }: { for: string; values: object }) => ({
    matches: new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/\*/g, ".*")}$`),
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value])),
  }));
  for (const path of siteFiles) {
    const sent = Object.assign(
      { path, "cache-control": "public, max-age=0, must-revalidate" },
      ...rules.map(({ matches, values }) => (matches.test(path) ? values : {})),
    );
    expect(sent).toEqual({ path, ...expectedHeaders(path) });
  }
  expect(siteFiles.length).toBeGreaterThan(100);
});

describe("the site's own server", () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop());

  servesSite({ origin: () => server.origin, missing: ["/404.html"] });
});

test("Cloudflare Pages reads lines of 2,000 characters at most", () => {
  const lines = readFileSync(built("public/_headers"), "utf8").split("\n");
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});

// For `/page`, some hosts serve `page.html`, and others serve `page/index.html`
// (github.com/slorber/trailing-slash-guide).
test("every route has a file for the address with and without a slash", () => {
  const subpages = routes.filter((route) => route !== "/");
  const files = subpages.flatMap((route) => [`${route}/index.html`, `${route}.html`]);
  expect(siteFiles).toEqual(expect.arrayContaining(files));
});

test("/healthz.json has the version, the commit and every route", () => {
  const health: unknown = JSON.parse(readFileSync(built("public/healthz.json"), "utf8"));
  expect(health).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: expect.stringMatching(/^([\da-f]{40}|unknown)$/),
    routes: expect.arrayContaining([...routes]),
  });
});
