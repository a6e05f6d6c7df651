import { statSync } from "node:fs";
import { join } from "node:path";
import { transformPages, type HtmlTransform } from "../../../src/build/html/transform-pages";
import { deferScripts } from "../../../src/build/html/defer-scripts";
import { temporaryFolder } from "../../temporary-folder";

/** What Gatsby writes at the end of a page; `build` is the digest of its scripts. */
const gatsbyPage = (route: string, build: string) =>
  `<html><body><p>Words</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${route}";/*]]>*/</script>` +
  `<!-- slice-start id="_gatsby-scripts-1" -->\n<script\nid="gatsby-chunk-mapping"\n>window.___chunkMapping="{}";</script>` +
  `<script>window.___webpackCompilationHash="${build}";</script>` +
  `<script src="/app-${build}.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const scriptsOf = (build: string) => ({ build, ofPage: () => ["/run.js", `/app-${build}.js`] });
const contact = { file: "contact/index.html", route: "/contact" };

describe("the pages of the built site", () => {
  const { folder, read, write } = temporaryFolder();

  test("go through the steps in their order, each page once; other files stay", () => {
    const others = ["contact.html", "a.txt", "admin/index.html"];
    for (const file of ["index.html", "contact/index.html", "404.html", ...others])
      write(file, "0");
    const first: HtmlTransform = (html, { route }) => `${html} ${route}`;
    const second: HtmlTransform = (html) => `${html}!`;
    transformPages(folder, [first, second]);
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

  test("names the scripts of today in a page that Gatsby left as it was", () => {
    const next = deferScripts(scriptsOf("two"));
    expect(next(finished, contact)).toBe(next(gatsbyPage("/contact", "two"), contact));
  });

  test("is missed when Gatsby writes pages in another way", () => {
    expect(() => step("<html></html>", contact)).toThrow("/contact");
  });
});
