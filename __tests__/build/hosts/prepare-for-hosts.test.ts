import { rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { writeFlatPages } from "../../../src/build/hosts/prepare-for-hosts";
import { findPublishedFiles } from "../../../src/files";
import { temporaryFolder } from "../../temporary-folder";

const { folder, read, write } = temporaryFolder();
const site = join(folder, "public");

test("every page has a flat copy, which is updated and deleted with the page", () => {
  for (const page of ["", "contact/", "about/our-story/", "gone/", "404/"])
    write(`public/${page}index.html`, page);
  const others = ["public/404.html", "public/_gatsby/slices/a-1.html"];
  const proofs = ["static/proof-of-ownership.html", "public/proof-of-ownership.html"];
  for (const file of [...others, ...proofs]) write(file, "words");
  const ready = join(folder, "static");
  writeFlatPages(site, ready);
  expect(read("public/contact.html")).toBe("contact/");
  expect(findPublishedFiles(site)).toContain("/gone.html");

  const same = join(site, "about/our-story.html");
  const longAgo = new Date("2020-01-01");
  utimesSync(same, longAgo, longAgo);
  rmSync(join(site, "gone"), { recursive: true });
  write("public/contact/index.html", "changed");
  writeFlatPages(site, ready);
  expect(read("public/contact.html")).toBe("changed");
  expect(statSync(same).mtime).toEqual(longAgo);
  expect(findPublishedFiles(site)).toEqual([
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
