import { differingFiles } from "../../src/commands/differing-files";

const build = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files));

test("files of another content, and files of one build alone, differ", () => {
  const first = build({ "/b.js": "1", "/a.html": "2", "/old.css": "3" });
  const second = build({ "/a.html": "2", "/b.js": "4", "/new.css": "3" });
  expect(differingFiles(first, second)).toEqual(["/b.js", "/new.css", "/old.css"]);
  expect(differingFiles(first, new Map(first))).toEqual([]);
});
