import { forEver, securityHeaders } from "../../src/hosts/headers";
import { headersFile } from "../../src/hosts/headers-file";
import { nginxConfig } from "../../src/hosts/nginx-config";
import { redirectsFile } from "../../src/hosts/redirects-file";
import { vercelConfig } from "../../src/hosts/vercel-config";

const hashed = (count: number) =>
  Array.from({ length: count }, (_, index) => `/part-${String(index).padStart(20, "0")}.js`);

describe("_headers", () => {
  test("names each file that is named after its content", () => {
    const file = headersFile([
      "/app-0123456789abcdef0123.js",
      "/plain.js",
      "/a/b-0123456789abcdef.js",
    ]);
    expect(file).toContain(`/app-0123456789abcdef0123.js\n  Cache-Control: ${forEver}\n`);
    expect(file).not.toMatch(/plain|\/a\/b/);
  });

  test("never sets a header twice for one path: hosts do not agree on what that means", () => {
    const caching = headersFile(hashed(3))
      .split("\n")
      .filter((line) => /^\s+Cache-/.test(line));
    expect(Object.keys(securityHeaders)).not.toContain("Cache-Control");
    expect(caching).toHaveLength(7);
  });

  test("with more rules than Cloudflare Pages reads stops the build", () => {
    expect(() => headersFile(hashed(95))).not.toThrow();
    expect(() => headersFile(hashed(96))).toThrow("_headers has 101 rules");
  });
});

const redirects = [
  { from: "/old", to: "/new", status: 301 },
  { from: "/old/two", to: "/new?tab=one#form", status: 302 },
  { from: "/away", to: "https://www.example.org/", status: 308 },
];

test("_redirects has both spellings of an old address", () => {
  expect(redirectsFile(redirects)).toBe(
    [
      "/old /new 301",
      "/old/ /new 301",
      "/old/two /new?tab=one#form 302",
      "/old/two/ /new?tab=one#form 302",
      "/away https://www.example.org/ 308",
      "/away/ https://www.example.org/ 308",
      "",
    ].join("\n"),
  );
  expect(redirectsFile([])).toBe("");
});

test("vercel.json has them, too", () => {
  const config: unknown = JSON.parse(vercelConfig(redirects));
  expect(config).toMatchObject({
    redirects: expect.arrayContaining([
      { source: "/old", destination: "/new", statusCode: 301 },
      { source: "/old/", destination: "/new", statusCode: 301 },
    ]),
  });
});

test("nginx keeps the query of a request, beside that of the new address", () => {
  const config = nginxConfig(redirects);
  expect(config).toContain('return 301 "/new$more";');
  expect(config).toContain('return 302 "/new?tab=one$more#form";');
  expect(config).toContain('return 308 "https://www.example.org/$more";');
});
