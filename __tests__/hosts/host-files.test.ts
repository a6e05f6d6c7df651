import { spawnSync } from "node:child_process";
import { execPath } from "node:process";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { headersFile } from "../../src/hosts/headers";
import { nginxConfig } from "../../src/hosts/nginx-config";
import { readRedirectsFile, redirectsFile } from "../../src/hosts/redirects";
import { temporaryFolder } from "../temporary-folder";

const { write } = temporaryFolder();

const hashed = (count: number) =>
  Array.from({ length: count }, (_, index) => `/part-${String(index).padStart(20, "0")}.js`);

describe("_headers", () => {
  test("lists each file with a content hash in its name", () => {
    const file = headersFile(["/app-0123456789abcdef0123.js", "/plain.js", "/a/b-0123456789abcdef.js"]);
    expect(file).toContain(
      "/app-0123456789abcdef0123.js\n  Cache-Control: public, max-age=31536000, immutable\n",
    );
    expect(file).not.toMatch(/plain|\/a\/b/);
  });

  test("stops the build if Cloudflare Pages wouldn't read all rules", () => {
    expect(() => headersFile(hashed(93))).not.toThrow();
    expect(() => headersFile(hashed(94))).toThrow("_headers has 101 rules");
  });
});

const redirects = [
  { from: "/old", to: "/new", status: 301 },
  { from: "/old/two", to: "/new?tab=one#form", status: 302 },
  { from: "/away", to: "https://www.example.org/", status: 308 },
];

test("Netlify's own parser reads all redirects from _redirects", async () => {
  const file = write("_redirects", redirectsFile(redirects));
  const input = { redirectsFiles: [file], configRedirects: [], minimal: true };
  const { redirects: read, errors } = await parseAllRedirects(input);
  expect(errors).toEqual([]);
  expect(read).toEqual(
    redirects.flatMap(({ from, to, status }) =>
      [from, `${from}/`].map((spelling) => expect.objectContaining({ from: spelling, to, status })),
    ),
  );
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ from: `/old-${index}`, to: "/new", status: 301 }));

test("the site's own server reads every rule of _redirects, and nothing else", () => {
  expect(readRedirectsFile(redirectsFile(redirects))).toEqual(
    redirects.flatMap((redirect) => [redirect, { ...redirect, from: `${redirect.from}/` }]),
  );
});

test("more redirects than Cloudflare Pages reads stop the build", () => {
  expect(() => redirectsFile(many(1000))).not.toThrow();
  expect(() => redirectsFile(many(1001))).toThrow(
    "_redirects has 2002 rules, but Cloudflare Pages reads only 2000",
  );
});

test("a redirect that's too long for Cloudflare Pages stops the build", () => {
  const to = (length: number) => [{ from: "/old", to: `/${"x".repeat(length)}`, status: 301 }];
  expect(() => redirectsFile(to(900))).not.toThrow();
  expect(() => redirectsFile(to(1000))).toThrow("has 1010 characters, but Cloudflare Pages reads only 1000");
});

test("nginx adds a request's query to the new address", () => {
  const answer = { status: 413, headers: new Headers(), body: "" };
  const config = nginxConfig(redirects, { json: answer, form: answer });
  expect(config).toContain('return 301 "/new$more";');
  expect(config).toContain('return 302 "/new?tab=one$more#form";');
  expect(config).toContain('return 308 "https://www.example.org/$more";');
});

test.each([
  ["production", undefined],
  ["deploy-preview", "1"],
])("a build on Netlify for %s has SITE_NOINDEX=%s", (context, noindex) => {
  const options = ["--offline", "--context", context];
  const command = ["node_modules/@netlify/config/bin.js", ...options];
  const { env } = JSON.parse(spawnSync(execPath, command, { encoding: "utf8" }).stdout);
  expect(env.NODE_VERSION.value).toBeDefined();
  expect(env.SITE_NOINDEX?.value).toBe(noindex);
});
