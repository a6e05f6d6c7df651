import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { transformPages, type HtmlTransform } from "../../../src/build/html/transform-pages";
import { deferScripts } from "../../../src/build/html/defer-scripts";

/** What Gatsby writes at the end of a page; `build` is the digest of its scripts. */
const gatsbyPage = (route: string, build: string) =>
  `<html><body><p>Words</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${route}";/*]]>*/</script>` +
  `<!-- slice-start id="_gatsby-scripts-1" -->\n<script\nid="gatsby-chunk-mapping"\n>window.___chunkMapping="{}";</script>` +
  `<script>window.___webpackCompilationHash="${build}";</script>` +
  `<script src="/app-${build}.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const scriptsOf = (build: string) => ({ build, ofPage: () => ["/run.js", `/app-${build}.js`] });
const contact = { file: "contact/index.html", route: "/contact" };

describe("the pages of the built site", () => {
  const folder = mkdtempSync(join(tmpdir(), "finished-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };

  test("go through the steps in their order, each page once; other files stay", () => {
    const others = ["contact.html", "a.txt", "admin/index.html"];
    for (const file of ["index.html", "contact/index.html", "404.html", ...others])
      write(file, "0");
    const first: HtmlTransform = (html, { route }) => `${html} ${route}`;
    const second: HtmlTransform = (html) => `${html}!`;
    transformPages(folder, [first, second]);
    const read = (file: string) => readFileSync(join(folder, file), "utf8");
    expect(read("index.html")).toBe("0 /!");
    expect(read("contact/index.html")).toBe("0 /contact!");
    expect(read("404.html")).toBe("0 /404.html!");
    for (const file of others) expect([file, read(file)]).toEqual([file, "0"]);
  });

  test("are not written when nothing changes", () => {
    const file = join(folder, "index.html");
    const before = statSync(file, { bigint: true }).mtimeNs;
    transformPages(folder, [(html) => html]);
    expect(statSync(file, { bigint: true }).mtimeNs).toBe(before);
  });
});

describe("the script loader", () => {
  const step = deferScripts(scriptsOf("one"));
  const finished = step(gatsbyPage("/contact", "one"), contact);

  test("stands in the place of Gatsby's scripts", () => {
    expect(finished).not.toMatch(/<script[^>]* src=|gatsby-script-loader|___chunkMapping="/);
    expect(finished.match(/<script/g)).toHaveLength(1);
    expect(finished).toContain('data-page="/contact"');
    expect(finished).toContain('data-scripts="/run.js /app-one.js"');
    expect(finished).toContain("/page-data/contact/page-data.json");
  });

  test("is put in once, however often the page comes by", () => {
    expect(step(finished, contact)).toBe(finished);
  });

  test("names the scripts of today in a page that Gatsby left as it was", () => {
    const next = deferScripts(scriptsOf("two"));
    expect(next(finished, contact)).toBe(next(gatsbyPage("/contact", "two"), contact));
  });

  test("is the same text on every page", () => {
    const home = step(gatsbyPage("/", "one"), { file: "index.html", route: "/" });
    const text = (html: string) => /<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
    expect(text(home)).toBeTruthy();
    expect(text(home)).toBe(text(finished));
    expect(home).toContain("/page-data/index/page-data.json");
  });

  test("is missed when Gatsby writes pages in another way", () => {
    expect(() => step("<html></html>", contact)).toThrow("/contact");
  });
});
