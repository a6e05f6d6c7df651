import { join } from "node:path";
import { transformPages, type HtmlTransform } from "../../../src/build/html/transform-pages";
import { deferScripts } from "../../../src/build/html/defer-scripts";
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

test("a page without the comments around Gatsby's scripts stops the build", () => {
  const deferred = deferScripts({ build: "one", ofPage: () => [] });
  const page = { file: "contact/index.html", route: "/contact" };
  expect(() => deferred("<html></html>", page)).toThrow("/contact");
});
