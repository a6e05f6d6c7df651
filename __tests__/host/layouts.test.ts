import { resolve } from "node:path";
import { publishedFiles } from "../../src/build/site/published-files";
import { routes, unknownRoutes } from "../browser/site-routes";
import { layouts } from "./layouts";

const files = new Set(publishedFiles(resolve("public")));

describe.each(Object.entries(layouts))("%s", (_host, layout) => {
  test.each(routes)("%s answers with and without a slash", (route) => {
    const paths = route === "/" ? ["/"] : [route, `${route}/`];
    for (const path of paths) {
      const { status, file = "" } = layout(files, path);
      expect({ path, status, file }).toEqual({
        path,
        status: 200,
        file: expect.stringMatching(/\.html$/),
      });
      expect(file.replace(/(\/index)?\.html$/, "")).toBe(route === "/" ? "" : route);
    }
  });

  test.each(unknownRoutes)("%s is unknown", (route) => {
    expect(layout(files, route)).toEqual({ status: 404, file: "/404.html" });
  });
});

test("a page with one file only would be led about by some host", () => {
  const led = Object.values(layouts).filter((layout) =>
    ["/one", "/one/"].some(
      (path) => layout(new Set(["/404.html", "/one/index.html"]), path).status !== 200,
    ),
  );
  expect(led).not.toEqual([]);
});
