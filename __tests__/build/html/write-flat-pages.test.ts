import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { writeFlatPages } from "../../../src/build/html/write-flat-pages";
import { publishedFiles } from "../../../src/build/site/published-files";

const folder = mkdtempSync(join(tmpdir(), "double-"));
const site = join(folder, "public");
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text = path): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test("every page has a file of its own name besides, which changes and goes with it; other files stay", () => {
  for (const page of ["", "contact/", "about/our-story/", "gone/", "404/"])
    write(`public/${page}index.html`);
  write("public/404.html");
  write("public/_gatsby/slices/a-1.html");
  write("static/proof-of-ownership.html");
  write("public/proof-of-ownership.html");
  const folders = { site, ready: join(folder, "static") };
  writeFlatPages(folders);
  expect(readFileSync(join(site, "contact.html"), "utf8")).toBe("public/contact/index.html");
  expect(publishedFiles(site)).toContain("/gone.html");

  rmSync(join(site, "gone"), { recursive: true });
  write("public/contact/index.html", "changed");
  writeFlatPages(folders);
  expect(readFileSync(join(site, "contact.html"), "utf8")).toBe("changed");
  expect(publishedFiles(site)).toEqual([
    "/404.html",
    "/404/index.html",
    "/_gatsby/slices/a-1.html",
    "/about/our-story.html",
    "/about/our-story/index.html",
    "/contact.html",
    "/contact/index.html",
    "/index.html",
    "/proof-of-ownership.html",
  ]);
});
