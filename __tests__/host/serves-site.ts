import { readFileSync } from "node:fs";
import { publishedFiles } from "../../src/build/site/published-files";
import { routes, unknownRoutes } from "../browser/site-routes";
import { expectedHeaders, expectedType } from "./expected-headers";

/** The site's files: not what is written for hosts, and not the page of unknown addresses. */
export const siteFiles = publishedFiles("public").filter(
  (path) => !/^\/404|\.(?:br|gz)$|^\/(?:_headers|_redirects|\.assetsignore)$/.test(path),
);

interface Host {
  readonly ask: (path: string) => Promise<{
    readonly status: number | undefined;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly text: string;
  }>;
  /** Addresses that have no page besides the {@link unknownRoutes}. */
  readonly missing: readonly string[];
  /** Files that it serves at the addresses of pages alone. */
  readonly withoutFiles?: RegExp;
  /** Whether it names the charsets of other texts than pages in a way of its own. */
  readonly hasOwnCharsets?: boolean;
}

/** Registers what every host that serves `public/` has to do. */
export function servesSite({ ask, missing, withoutFiles, hasOwnCharsets }: Host): void {
  test.each(routes)("%s answers with and without a slash, with its headers", async (route) => {
    const file = route === "/" ? "/index.html" : `${route}/index.html`;
    for (const path of route === "/" ? ["/", "/?a=1"] : [route, `${route}/`, `${route}?a=1`]) {
      const { status, headers, text } = await ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers).toMatchObject({
        ...expectedHeaders(path),
        "content-type": expectedType(file),
      });
      expect(text).toBe(readFileSync(`public${file}`, "utf8"));
    }
  });

  test("every file comes with its own type and lifetime", async () => {
    const files = siteFiles.filter((path) => withoutFiles?.test(path) !== true);
    for (const path of files) {
      const { status, headers } = await ask(path);
      expect({ path, status, ...headers }).toMatchObject({
        path,
        status: 200,
        ...expectedHeaders(path),
      });
      const types = [String(headers["content-type"]), expectedType(path)];
      const [sent, expected] = types.map((type) => (hasOwnCharsets ? type?.split(";")[0] : type));
      expect([path, sent]).toEqual([path, expected]);
    }
    expect(files.length).toBeGreaterThan(100);
  }, 60_000);

  test.each([...unknownRoutes, ...missing])(
    "%s is a real 404 with the site's page",
    async (path) => {
      const { status, headers, text } = await ask(path);
      expect([path, status]).toEqual([path, 404]);
      const page = { ...expectedHeaders("/404.html"), "content-type": expectedType("/404.html") };
      expect(headers).toMatchObject(page);
      expect(text).toBe(readFileSync("public/404.html", "utf8"));
    },
  );
}
