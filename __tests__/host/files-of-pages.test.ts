import { readFileSync } from "node:fs";
import { publishedFiles } from "../../src/build/site/published-files";
import { routes } from "../browser/site-routes";

const files = new Set(publishedFiles("public"));

/*
 * Netlify, Cloudflare Pages and GitHub Pages find `/page` in the one file and `/page/` in the other: with one of them
 * missing, some of them redirect or answer 404 (slorber/trailing-slash-guide).
 */
test.each(routes)(
  "%s has a file for the address with a slash, and one for that without",
  (route) => {
    expect(files).toContain(`${route === "/" ? "" : route}/index.html`);
    if (route !== "/") expect(files).toContain(`${route}.html`);
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
