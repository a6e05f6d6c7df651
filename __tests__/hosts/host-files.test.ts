import { spawnSync } from "node:child_process";
import { execPath } from "node:process";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { headersFile } from "../../src/hosts/headers";
import { nginxConfig } from "../../src/hosts/nginx-config";
import { readRedirectsFile, redirectsFile } from "../../src/hosts/redirects";
import { temporaryFolder } from "../temporary-folder";

const { write } = temporaryFolder();

test("_headers lets browsers keep scripts, whose names contain a hash", () => {
  expect(headersFile()).toContain("/scripts/*\n  Cache-Control: public, max-age=31536000, immutable\n");
});

const redirects = [
  { from: "/old", to: "/new", status: 301 },
  { from: "/old/two", to: "/new?tab=one#form", status: 302 },
  { from: "/away", to: "https://www.example.org/", status: 308 },
  { from: "/Über%20uns/", to: "https://www.example.org/größe", status: 301 },
  { from: "/it's", to: "/new", status: 301 },
];
const parsed = [
  ...redirects.slice(0, 3).flatMap(({ from, to, status }) => [
    [from, to, status],
    [`${from}/`, to, status],
  ]),
  ...["%C3%9Cber", "%c3%9cber", "U%CC%88ber", "U%cc%88ber"].flatMap((first) =>
    ["", "/"].map((end) => [`/${first}%20uns${end}`, "https://www.example.org/gr%C3%B6%C3%9Fe", 301]),
  ),
  ...["/it's", "/it's/", "/it%27s", "/it%27s/"].map((from) => [from, "/new", 301]),
];

test("Netlify's own parser reads all redirects from _redirects", async () => {
  const file = write("_redirects", redirectsFile(redirects));
  const input = { redirectsFiles: [file], configRedirects: [], minimal: true };
  const { redirects: read, errors } = await parseAllRedirects(input);
  expect(errors).toEqual([]);
  const expected = parsed.map(([from, to, status]) => expect.objectContaining({ from, to, status }));
  expect(read).toEqual(expected);
});

test("the site's own server reads each redirect of _redirects once, and nothing else", () => {
  const found = readRedirectsFile(redirectsFile(redirects));
  expect([...found.keys()]).toEqual(["/old", "/old/two", "/away", "/Über uns", "/it's"]);
  expect(found.get("/Über uns")?.to).toBe("https://www.example.org/gr%C3%B6%C3%9Fe");
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
