import { checkContent } from "../../../src/content/check/check-content";
import { problemLine } from "../../../src/content/model/problem";
import { readRedirects } from "../../../src/content/files/read-redirects";
import { copyContent, remove, write } from "../copy-of-content";

const rules = [
  { from: "/old-name", to: "/contact?from=old#message", status: 301 },
  { from: "/Old_Site/index.html", to: "https://www.example.org/", status: 302 },
];
const written = (status: string) =>
  [
    "redirects:",
    ...rules.map(({ from, to }) => `  - from: ${from}\n    to: ${to}\n    status: ${status}`),
  ].join("\n");

test("redirects that pass the check are read as they stand", () => {
  const text = JSON.stringify({ redirects: rules });
  const copy = copyContent(write("redirects.yaml", text));
  expect(checkContent(copy).map(problemLine)).toEqual([]);
  expect(readRedirects(copy.content)).toEqual(rules);
  copy.remove();
});

test("a folder without the file has none", () => {
  const copy = copyContent(remove("redirects.yaml"));
  expect(readRedirects(copy.content)).toEqual([]);
  copy.remove();
});

test("a file that does not pass the check is not read", () => {
  const copy = copyContent(write("redirects.yaml", written("200")));
  expect(() => readRedirects(copy.content)).toThrow("is 200, allowed are: 301, 302, 307, 308");
  copy.remove();
});
