import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { writeFlatPages } from "../../../src/build/html/write-flat-pages";
import { publishedFiles } from "../../../src/build/site/published-files";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "double-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const folders = () => ({ site: join(folder, "public"), ready: join(folder, "static") });

function write(...paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path);
  }
}

test("every page has a file of its own name besides", () => {
  write("public/index.html", "public/contact/index.html", "public/about/our-story/index.html");
  write("public/404.html", "public/404/index.html", "public/_gatsby/slices/a-1.html");
  writeFlatPages(folders());
  expect(publishedFiles(folders().site)).toEqual([
    "/404.html",
    "/404/index.html",
    "/_gatsby/slices/a-1.html",
    "/about/our-story.html",
    "/about/our-story/index.html",
    "/contact.html",
    "/contact/index.html",
    "/index.html",
  ]);
  expect(readFileSync(join(folders().site, "contact.html"), "utf8")).toBe(
    "public/contact/index.html",
  );
});

test("a page that changed or went takes its copy with it", () => {
  write("public/contact/index.html", "public/gone/index.html");
  writeFlatPages(folders());
  rmSync(join(folders().site, "gone"), { recursive: true });
  writeFileSync(join(folders().site, "contact/index.html"), "changed");
  writeFlatPages(folders());
  expect(publishedFiles(folders().site)).toEqual(["/contact.html", "/contact/index.html"]);
  expect(readFileSync(join(folders().site, "contact.html"), "utf8")).toBe("changed");
});

test("a file that is published as it is stays", () => {
  write("static/proof-of-ownership.html", "public/proof-of-ownership.html");
  writeFlatPages(folders());
  expect(publishedFiles(folders().site)).toEqual(["/proof-of-ownership.html"]);
});
