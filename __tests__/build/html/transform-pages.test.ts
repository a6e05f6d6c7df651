import { join } from "node:path";
import { transformPages, type HtmlTransform } from "../../../src/build/html/transform-pages";
import { addScripts } from "../../../src/build/html/page-scripts";
import { temporaryFolder } from "../../temporary-folder";

describe("the pages of the built site", () => {
  const { folder, read, write } = temporaryFolder();

  test("are transformed in order, once each, unlike other files", () => {
    const others = ["contact.html", "a.txt", "admin/index.html"];
    for (const file of ["index.html", "contact/index.html", "404.html", ...others]) write(file, "0");
    const first: HtmlTransform = (html, { route }) => `${html} ${route}`;
    const second: HtmlTransform = (html) => `${html}!`;
    transformPages(folder, [first, second]);
    expect(read("index.html")).toBe("0 /!");
    expect(read("contact/index.html")).toBe("0 /contact!");
    expect(read("404.html")).toBe("0 /404.html!");
    for (const file of others) expect([file, read(file)]).toEqual([file, "0"]);
  });

  test("include only pages that Gatsby wrote", () => {
    write("static/verify/index.html", "own");
    write("site/verify/index.html", "own");
    write("static/reviews/index.html", "own");
    write("site/reviews/index.html", "0");
    const site = join(folder, "site");
    transformPages(site, [(html, { route }) => `${html} ${route}`], join(folder, "static"));
    expect(read("site/verify/index.html")).toBe("own");
    expect(read("site/reviews/index.html")).toBe("0 /reviews");
  });
});

describe("the scripts of a page", () => {
  const scripts = (name: string) => ({
    site: { address: `/scripts/site-${name}.js`, inputs: [] },
    forms: { address: `/scripts/forms-${name}.js`, inputs: [] },
    openPanel: `open("${name}");`,
  });
  const page = (body: string) => `<html><head><title>T</title></head><body>${body}</body></html>`;
  const add = (name: string, html: string, route = "/terms") =>
    addScripts(scripts(name))(html, { file: `${route}/index.html`, route });

  test("include the forms only if the page has one", () => {
    expect(add("1", page("<main></main>"))).not.toContain("forms-1");
    const withForm = add("1", page('<div data-island="contact-form"></div>'));
    expect(withForm).toContain('<script data-forms="/scripts/forms-1.js" src="/scripts/site-1.js" defer>');
  });

  test("replace those of an earlier build, on every page", () => {
    for (const [body, route] of [
      ["<main></main>", "/terms"],
      ['<div data-island="contact-form"></div>', "/contact"],
      ["<main></main>", "/research"],
    ] as const) {
      const built = add("2", page(body), route);
      expect(add("2", add("1", page(body), route), route)).toBe(built);
    }
  });

  test("mark the research page's open panel before the body's content", () => {
    expect(add("1", page("<main></main>"), "/research")).toContain(
      '<body><script data-panel>open("1");</script>',
    );
  });
});
