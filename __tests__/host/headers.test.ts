import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { routes } from "../browser/site-routes";
import { startServer, type Server } from "../browser/server";
import { expectedHeaders } from "./expected-headers";
import { servesSite, siteFiles } from "./serves-site";

type Headers = Readonly<Record<string, string>>;

const small = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test("Netlify, by its own parser of _headers, sends every header and lifetime with every file", async () => {
  // Plain data: the types that the package declares allow no file at all.
  const input = JSON.stringify({ headersFiles: [resolve("public/_headers")], minimal: true });
  const { headers, errors } = await parseAllHeaders(JSON.parse(input));
  expect(errors).toEqual([]);
  const rules = headers.map(({ for: path, values }: { for: string; values: Headers }) => ({
    matches: new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/\*/g, ".*")}$`),
    values: small(values),
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

  servesSite({
    ask: async (path) => {
      const response = await fetch(server.origin + path, { redirect: "manual" });
      const { status, headers } = response;
      return { status, headers: Object.fromEntries(headers), text: await response.text() };
    },
    // The others are in `server/site-server.test.ts`.
    missing: ["/404.html"],
  });
});

test("Cloudflare Pages reads lines of 2,000 characters at most", () => {
  const lines = readFileSync("public/_headers", "utf8").split("\n");
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});

// Hosts find `/page` in the one file and `/page/` in the other (slorber/trailing-slash-guide).
test.each(routes)(
  "%s has a file for the address with a slash, and one for that without",
  (route) => {
    expect(siteFiles).toContain(`${route === "/" ? "" : route}/index.html`);
    if (route !== "/") expect(siteFiles).toContain(`${route}.html`);
  },
);

test("/healthz.json tells version, commit, and every route", () => {
  const health: unknown = JSON.parse(readFileSync("public/healthz.json", "utf8"));
  expect(health).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: expect.stringMatching(/^([\da-f]{40}|unknown)$/),
    routes: expect.arrayContaining([...routes]),
  });
});
