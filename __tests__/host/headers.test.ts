import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { publishedFiles } from "../../src/build/site/published-files";
import { startServer, type Server } from "../browser/server";
import { expectedHeaders, expectedType } from "./expected-headers";

type Headers = Readonly<Record<string, string>>;

/** What a host sends with a file, as far as the site decides on it. Header names are in small letters. */
type HeadersOf = (path: string) => Headers | Promise<Headers>;

const own = /\.(?:br|gz)$|^\/(?:_headers|_redirects|\.assetsignore|404\/index\.html)$/;
const files = publishedFiles(resolve("public")).filter((path) => !own.test(path));

const small = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** What Netlify and Cloudflare Pages say of files of which they are told nothing. */
const defaults: Headers = { "cache-control": "public, max-age=0, must-revalidate" };

interface Rule {
  readonly matches: RegExp;
  readonly headers: Headers;
}

/** The rules of `_headers`, read by Netlify's own parser. */
async function headersFile(): Promise<readonly Rule[]> {
  // Plain data: the types that the package declares allow no file at all.
  const input = JSON.stringify({ headersFiles: [resolve("public/_headers")], minimal: true });
  const { headers, errors } = await parseAllHeaders(JSON.parse(input));
  expect(errors).toEqual([]);
  return headers.map(({ for: path, values }: { for: string; values: Headers }) => ({
    matches: new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/\*/g, ".*")}$`),
    headers: small(values),
  }));
}

const matching = (rules: readonly Rule[], path: string): Headers[] =>
  rules.filter(({ matches }) => matches.test(path)).map(({ headers }) => headers);

/** Two rules that set the same header are joined by a comma (Cloudflare, Pages, Headers). */
function joined(all: readonly Headers[]): Headers {
  const result: Record<string, string> = {};
  for (const [name, value] of all.flatMap((headers) => Object.entries(headers))) {
    result[name] = result[name] === undefined ? value : `${result[name]}, ${value}`;
  }
  return result;
}

async function netlify(): Promise<HeadersOf> {
  const rules = await headersFile();
  return (path) => Object.assign({}, defaults, ...matching(rules, path));
}

async function cloudflare(): Promise<HeadersOf> {
  const rules = await headersFile();
  return (path) => ({ ...defaults, ...joined(matching(rules, path)) });
}

test.each([
  ["Netlify", netlify],
  ["Cloudflare Pages", cloudflare],
])("%s sends every header and lifetime with every file", async (_host, read) => {
  const headersOf = await read();
  for (const path of files) {
    expect({ path, ...(await headersOf(path)) }).toEqual({ path, ...expectedHeaders(path) });
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
