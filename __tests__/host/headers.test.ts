import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { publishedFiles } from "../../src/build/site/published-files";
import { startServer, type Server } from "../browser/server";
import { expectedHeaders, expectedType } from "./expected-headers";

type Headers = Readonly<Record<string, string>>;

const own = /\.(?:br|gz)$|^\/(?:_headers|_redirects|\.assetsignore|404\/index\.html)$/;
const files = publishedFiles(resolve("public")).filter((path) => !own.test(path));

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
  for (const path of files) {
    const sent = Object.assign(
      { path, "cache-control": "public, max-age=0, must-revalidate" },
      ...rules.map(({ matches, values }) => (matches.test(path) ? values : {})),
    );
    expect(sent).toEqual({ path, ...expectedHeaders(path) });
  }
  expect(files.length).toBeGreaterThan(100);
});

describe("the site's own server", () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server?.stop());

  test("sends every header and lifetime with every file, and its type", async () => {
    for (const path of files.filter((file) => file !== "/404.html")) {
      const { status, headers } = await fetch(server.origin + path);
      expect({ path, status, ...Object.fromEntries(headers) }).toMatchObject({
        path,
        status: 200,
        "content-type": expectedType(path),
        ...expectedHeaders(path),
      });
    }
  });
});

test("Cloudflare Pages reads lines of 2,000 characters at most", () => {
  const lines = readFileSync("public/_headers", "utf8").split("\n");
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});
