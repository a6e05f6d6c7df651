import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PublishedPage } from "../../src/post-build/published-pages";
import { writeShareImages } from "../../src/post-build/write-share-images";

const root = mkdtempSync(join(tmpdir(), "share-images-"));
afterAll(() => rmSync(root, { recursive: true }));

const folders = { site: join(root, "public"), cache: join(root, "cache") };
const home: PublishedPage = { route: "/", title: "Home" };
const seo: PublishedPage = { route: "/services/seo", title: "SEO", label: "SEO Services" };

const write = (pages: readonly PublishedPage[], name = "Agency") =>
  writeShareImages(pages, name, folders, async () => Buffer.from("an image"));
const written = (path: string) => existsSync(join(folders.site, "share", path));

test("a first build draws the image of every page", async () => {
  expect(await write([home, seo])).toBe(2);
  expect([written("home.png"), written("services/seo.png")]).toEqual([true, true]);
});

test("a warm build draws none, and writes them all", async () => {
  rmSync(folders.site, { recursive: true });
  expect(await write([home, seo])).toBe(0);
  expect([written("home.png"), written("services/seo.png")]).toEqual([true, true]);
});

test("another title draws its page again, and nothing else", async () => {
  expect(await write([home, { ...seo, title: "Search" }])).toBe(1);
});

test("another name draws all again", async () => {
  expect(await write([home, seo], "Another")).toBe(2);
});

test("the image of a page that is gone goes, from the cache too", async () => {
  expect(await write([home], "Another")).toBe(0);
  expect([written("home.png"), written("services/seo.png")]).toEqual([true, false]);
  expect(readdirSync(folders.cache)).toHaveLength(1);
});
