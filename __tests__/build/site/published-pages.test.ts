import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readPublishedPages } from "../../../src/build/site/published-pages";
import { readEntries } from "../../../src/content/files/read-content";
import { kinds } from "../../../src/content/model/kinds";
import { temporaryFolder } from "../../temporary-folder";

const { folder } = temporaryFolder();
const routes = kinds.flatMap((kind) =>
  readEntries(kind).flatMap(({ slug, data }) => kind.route?.(slug, data) ?? []),
);

/** Reads the pages of a site that Gatsby built at these addresses. */
function read(built: readonly string[]) {
  for (const route of built) {
    const file = join(folder, route, "index.html");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "<title data-gatsby-head>5 &lt; 7 &amp;amp; it&#x27;s | Agency</title>");
  }
  const getNodesByType = () =>
    built.map((path) => ({
      id: path,
      path,
      parent: null,
      children: [],
      internal: { type: "SitePage", contentDigest: "", owner: "gatsby" },
    }));
  return readPublishedPages({ getNodesByType }, folder, "Agency");
}

test("a page without content is listed with its title, and the 404 page isn't listed", () => {
  const pages = read([...routes, "/hello", "/404/", "/404.html"]);
  expect(pages.map(({ route }) => route)).toEqual([...routes, "/hello"].sort());
  expect(pages.find(({ route }) => route === "/hello")).toEqual({
    route: "/hello",
    title: "5 < 7 &amp; it's",
  });
});

test("a build fails if it lost a page that the content has", () => {
  const others = routes.filter((route) => route !== "/contact" && route !== "/terms");
  expect(() => read(others)).toThrow(
    "Gatsby didn't build these pages, so the site would be incomplete:\n" +
      "  /contact, the page of content/pages/contact.yaml\n" +
      "  /terms, the page of content/legal/terms.mdx",
  );
});
