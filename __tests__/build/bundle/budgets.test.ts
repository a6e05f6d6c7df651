import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { checkBudgets } from "../../../src/build/bundle/budgets";
import { findPublishedFiles } from "../../../src/files";
import { removeGatsbyApp } from "../../../src/build/transform-site";
import { temporaryFolder } from "../../temporary-folder";

const { folder, write } = temporaryFolder();

describe("budgets", () => {
  const site = join(folder, "site");
  const script = (address: string) => ({ address, inputs: [["node_modules/large/index.js", 9000]] as const });
  const check = (html: string, scripts: { readonly site?: string; readonly forms?: string } = {}) => {
    write("site/reviews/index.html", html);
    const { site: everywhere = "/small.js", forms = "/small.js" } = scripts;
    return checkBudgets(site, { site: script(everywhere), forms: script(forms), openPanel: "" });
  };
  const noise = (bytes: number) => randomBytes(bytes);

  beforeAll(() => {
    write("site/small.js", "use()");
    write("site/large.js", noise(130 * 1024));
    write("site/large.woff2", noise(17 * 1024));
  });

  test.each([
    [
      "a page's HTML",
      `<style>${noise(30 * 1024).toString("hex")}</style>`,
      {},
      /^\/reviews: HTML and styles: .* are styles/,
    ],
    [
      "a page's fonts",
      '<link rel="preload" href="/large.woff2" as="font"/>',
      {},
      /^\/reviews: preloaded fonts: /,
    ],
    ["the script of every page", "", { site: "/large.js" }, /^Scripts of every page: .*node_modules\/large/],
    ["the forms", "", { forms: "/large.js" }, /^Scripts of pages with a form: .*node_modules\/large/],
  ])("cover %s, and the message names the part that is too large", (_, html, scripts, message) => {
    expect(check(html, scripts)[0]).toMatch(message);
  });

  test("count the compressed size", () => {
    write("site/compressed.js", noise(130 * 1024));
    write("site/compressed.js.br", noise(1024));
    expect(check("<html></html>", { forms: "/compressed.js" })).toEqual([]);
  });
});

test("Gatsby's browser app isn't published", () => {
  const kept = ["index.html", "own.js", "page-data/app-data.json", "research/feed.xml", "robots.txt"];
  const removed = [
    "app-1.js",
    "app-1.js.LICENSE.txt",
    "app-2.js.map",
    "webpack.stats.json",
    "chunk-map.json",
  ];
  for (const file of [...kept, ...removed, "~partytown/p.js"]) write(`public/${file}`, "");
  write("static/own.js", "");
  removeGatsbyApp(join(folder, "public"), join(folder, "static"));
  expect(findPublishedFiles(join(folder, "public"))).toEqual(kept.map((file) => `/${file}`));
});
