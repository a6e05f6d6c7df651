import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import webpack from "webpack";
import { BundleReport } from "../../../src/build/bundle/bundle-report";
import { checkBudgets } from "../../../src/build/bundle/budgets";
import { findPublishedFiles } from "../../../src/files";
import { removeBuildFiles } from "../../../src/build/transform-site";
import { temporaryFolder } from "../../temporary-folder";

const { folder, write } = temporaryFolder();

describe("modules that must not be in browser scripts", () => {
  /** Bundles a page that imports the given module, as Gatsby would. */
  async function bundle(imported: string) {
    const widget = write("widget.js", `export * from ${JSON.stringify(imported)};`);
    const entry = write("entry.js", `import * as all from ${JSON.stringify(widget)}; use(all);`);
    const report = new BundleReport();
    const compiler = webpack({
      mode: "production",
      optimization: { minimize: false },
      context: resolve("."),
      entry: { "component---src-pages-reviews-tsx": entry },
      output: { path: join(folder, "bundle"), clean: true, filename: "[name]-[contenthash].js" },
      resolve: { modules: [resolve("node_modules")], fallback: { punycode: false } },
      module: { rules: [{ test: /\.ts$/, loader: resolve("node_modules/null-loader") }] },
      plugins: [report],
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    return { errors: stats?.compilation.errors.map(({ message }) => message), report };
  }

  test.each([
    ["react-dom/server", "node_modules/react-dom/"],
    ["nodemailer/lib/addressparser", "node_modules/nodemailer/"],
    [resolve("src/contact-function/response.ts"), "src/contact-function/response.ts"],
  ])("an import of %s is an error, which lists the importer and the pages", async (imported, path) => {
    const { errors } = await bundle(imported);
    const error = errors?.find((message) => message.startsWith(path));
    expect(error).toContain("must not be in browser scripts");
    expect(error).toMatch(/imported by .*widget\.js, for component---src-pages-reviews-tsx\./);
  });

  test("other modules are allowed, and the plugin lists their files", async () => {
    const { errors, report } = await bundle("fastest-levenshtein");
    expect(errors).toEqual([]);
    const [file = ""] = readdirSync(join(folder, "bundle"));
    expect(report.files).toContain(file);
  });
});

describe("budgets", () => {
  const site = join(folder, "site");
  const check = (html: string, script = "/small.js") => {
    write("site/reviews/index.html", html);
    return checkBudgets(site, () => ["/small.js", script]);
  };
  const noise = (bytes: number) => randomBytes(bytes);

  beforeAll(() => {
    write("site/small.js", "use()");
    write("site/large.js", noise(130 * 1024));
    write("site/large.woff2", noise(17 * 1024));
  });

  test.each([
    [
      "HTML and styles",
      `<style>${noise(30 * 1024).toString("hex")}</style>`,
      "/small.js",
      "/reviews/index.html",
      "Shorten",
    ],
    [
      "fonts",
      '<link rel="preload" href="/large.woff2" as="font"/>',
      "/small.js",
      "/large.woff2",
      "Preload one",
    ],
    ["scripts", "<html></html>", "/large.js", "/large.js", "Remove the import"],
  ])("cover %s, and the message names the route, the largest part, and a remedy", (...shown) => {
    const [what, html, script, part, remedy] = shown;
    const [problem, ...more] = check(html, script);
    expect(more).toEqual([]);
    expect(problem).toMatch(
      new RegExp(`^/reviews: ${what}: \\d+ bytes, but at most \\d+ are allowed: ${part} `),
    );
    expect(problem).toContain(remedy);
  });

  test("count the compressed size", () => {
    write("site/compressed.js", noise(130 * 1024));
    write("site/compressed.js.br", noise(1024));
    expect(check("<html></html>", "/compressed.js")).toEqual([]);
  });
});

test("only files that visitors need stay in the site", () => {
  const scripts = ["app-2.js", "app-2.js.LICENSE.txt"];
  const kept = [...scripts, "index.html", "own.js", "research/feed.xml", "robots.txt"];
  const removed = ["app-1.js", "app-1.js.LICENSE.txt", "app-2.js.map", "webpack.stats.json"];
  for (const file of [...kept, ...removed, "chunk-map.json", "~partytown/p.js"]) write(`public/${file}`, "");
  write("static/own.js", "");
  removeBuildFiles(join(folder, "public"), new Set(scripts), join(folder, "static"));
  expect(findPublishedFiles(join(folder, "public"))).toEqual(kept.map((file) => `/${file}`));
});
