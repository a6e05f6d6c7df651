import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { redirectsFile } from "../../src/hosts/redirects";
import { createSiteServer } from "../../src/server/site-server";
import { temporaryFolder } from "../temporary-folder";
import { portOf } from "./mail-server";

const redirects = [
  { from: "/old-name", to: "/contact", status: 301 },
  { from: "/old/with-query", to: "/contact?tab=one#form", status: 302 },
  { from: "/elsewhere", to: "https://www.example.org/page", status: 308 },
  { from: "/Über uns", to: "/contact", status: 301 },
];

const script = "app-0123456789abcdef0123.js";
const files: Record<string, string | Buffer> = {
  "public/index.html": "<h1>Home</h1>",
  "public/contact.html": "<h1>Contact</h1>",
  "public/contact/index.html": "<h1>Contact</h1>",
  "public/about/our-story/index.html": "<h1>Our Story</h1>",
  "public/404.html": "<h1>404</h1>",
  [`public/${script}`]: "let plain;",
  [`public/${script}.br`]: brotliCompressSync("let brotli;"),
  [`public/${script}.gz`]: gzipSync("let gzip;"),
  "public/favicon.svg": "<svg/>",
  "public/.env": "SECRET=1",
  "public/.git/config": "secret",
  "public/.well-known/security.txt": "Contact:",
  "public/_headers": "/*",
  "public/_headers.br": "/*",
  "public/_redirects": redirectsFile(redirects),
  "public-secret/file.txt": "secret",
  "secret.txt": "secret",
};
const { folder, write } = temporaryFolder();
for (const [path, content] of Object.entries(files)) write(path, content);

const server = createSiteServer(join(folder, "public"));
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => void server.close());

/** Sends a request with exactly this path. `fetch` would normalize the path. */
async function ask(path: string, headers = {}, method = "GET") {
  const to = { host: "127.0.0.1", port: portOf(server.address()), agent: false };
  const asked = request({ ...to, path, headers, method }).end();
  const answer = await once(asked, "response").then(([response]): IncomingMessage => response);
  return { status: answer.statusCode, headers: answer.headers, text: await textOf(answer) };
}

test.each([
  ["/?tab=suggest", "<h1>Home</h1>"],
  ["/contact", "<h1>Contact</h1>"],
  ["/about/our-story", "<h1>Our Story</h1>"],
  ["/about/our-story/", "<h1>Our Story</h1>"],
  ["/.well-known/security.txt", "Contact:"],
  ["http://www.site.example", "<h1>Home</h1>"],
  ["https://www.site.example/contact?a=1", "<h1>Contact</h1>"],
])("%s answers 200", async (path, text) => {
  expect(await ask(path)).toMatchObject({ status: 200, text });
});

test.each([
  ...["/request-quote", "/about", "/contact/nothing", "/api/other", "/favicon.svg/"],
  ...["/404", "/404.html", "/404/", "/.env", "/.git/config", "/%2egit/config"],
  ...["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/contact/../../secret.txt"],
  ...["/../public-secret/file.txt", "/..\\secret.txt", "//secret.txt"],
  ...["/%00", "/%", "/%c0%ae%c0%ae/secret.txt", `/${"x".repeat(5000)}`],
  ...["_headers", "_redirects"].flatMap((name) =>
    ["/", "//", "/./", "///", "/x/../", "/%2e/"].flatMap((start) =>
      ["", "/", "//", ".br", "%00"].map((end) => `${start}${name}${end}`),
    ),
  ),
])("%s gets 404 with the site's page", async (path) => {
  const reply = await ask(path);
  expect(reply).toMatchObject({ status: 404, text: "<h1>404</h1>" });
  expect(reply.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    "x-content-type-options": "nosniff",
  });
  expect(reply.headers).not.toHaveProperty("x-powered-by");
});

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0, *", "gzip"],
  ["*", "br"],
  ["vibrant", undefined],
  ["", undefined],
])("Accept-Encoding %j gets %s", async (accepted, encoding) => {
  const reply = await ask(`/${script}`, { "Accept-Encoding": accepted });
  expect(reply.status).toBe(200);
  expect(reply.headers["content-encoding"]).toBe(encoding);
  expect(reply.headers["content-type"]).toMatch(/javascript/);
  expect(reply.headers.vary).toBe("Accept-Encoding");
});

describe("an unchanged file", () => {
  const accepted = { "Accept-Encoding": "br" };

  test.each<[string, (tag: string) => string, number]>([
    ["its tag", (tag) => tag, 304],
    ["the weak form of its tag", (tag) => `W/${tag.replace("W/", "")}`, 304],
    ["a list with its tag", (tag) => `"other", ${tag}`, 304],
    ["any tag", () => "*", 304],
    ["another tag", () => '"other"', 200],
  ])("requested with %s", async (_what, condition, status) => {
    const { headers } = await ask(`/${script}`, accepted);
    const again = await ask(`/${script}`, {
      ...accepted,
      "If-None-Match": condition(String(headers["etag"])),
    });
    expect(again.status).toBe(status);
    if (status === 304) expect(again.text).toBe("");
    for (const name of ["etag", "vary", "cache-control"]) {
      expect([name, again.headers[name]]).toEqual([name, headers[name]]);
    }
  });

  test("has a different tag in each encoding", async () => {
    const tags = ["br", "gzip", "identity"].map(async (encoding) => {
      const { headers } = await ask(`/${script}`, { "Accept-Encoding": encoding });
      return headers["etag"];
    });
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });
});

test("HEAD gets the headers and no body", async () => {
  const reply = await ask("/contact", {}, "HEAD");
  expect(reply).toMatchObject({ status: 200, text: "" });
  expect(reply.headers["content-length"]).toBe("16");
});

test.each(["/contact", "/old-name"])("%s allows only GET and HEAD", async (path) => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const { status, headers } = await ask(path, {}, method);
    expect([method, status, headers["allow"]]).toEqual([method, 405, "GET, HEAD"]);
  }
});

test("ranges are ignored", async () => {
  const whole = { status: 200, text: "<h1>Contact</h1>" };
  expect(await ask("/contact", { Range: "bytes=0-3" })).toMatchObject(whole);
});

describe("an old address", () => {
  test.each([
    ["/old-name", 301, "/contact"],
    ["/old-name/", 301, "/contact"],
    ["/old-name?a=1&b=%20?", 301, "/contact?a=1&b=%20?"],
    ["/old-name?to=https://evil.example", 301, "/contact?to=https://evil.example"],
    ["/old/with-query", 302, "/contact?tab=one#form"],
    ["/old/with-query?a=1", 302, "/contact?tab=one&a=1#form"],
    ["/elsewhere?a=1", 308, "https://www.example.org/page?a=1"],
    ["/%C3%9Cber%20uns", 301, "/contact"],
    ["/%c3%9cber%20uns/?a=1", 301, "/contact?a=1"],
    ["/U%CC%88ber%20uns", 301, "/contact"],
  ])("%s redirects: %i %s", async (path, status, location) => {
    for (const method of ["GET", "HEAD"]) {
      const reply = await ask(path, {}, method);
      expect(reply).toMatchObject({ status, text: "", headers: { location } });
      expect(reply.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(reply.headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  test.each([
    ...["/old-name.html", "/old-name/more", "//old-name", "//evil.example/old-name"],
    ...["/old-name%0d%0aSet-Cookie:x=1", "/OLD-NAME"],
  ])("%s doesn't redirect", async (path) => {
    const { status, headers } = await ask(path);
    expect({ status, location: headers["location"] }).toEqual({ status: 404 });
  });
});
