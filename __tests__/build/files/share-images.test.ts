import { mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { findPublishedFiles } from "../../../src/files";
import { type PublishedPage } from "../../../src/build/site/published-pages";
import { writeShareImages } from "../../../src/build/files/share-images";
import { temporaryFolder } from "../../temporary-folder";

const { folder: site } = temporaryFolder();

const home: PublishedPage = { route: "/", title: "Home" };
const seo: PublishedPage = { route: "/services/seo", title: "SEO", label: "SEO Services" };
const withIllustration: PublishedPage = { ...seo, illustration: "ladder" };

const digests = new Map<string, unknown>();
const cache = {
  get: async (key: string) => digests.get(key),
  set: async (key: string, value: unknown) => digests.set(key, value),
};
const write = (pages: readonly PublishedPage[], name = "Agency") =>
  writeShareImages(pages, name, site, cache);
const images = () => findPublishedFiles(join(site, "share"));

test("an image is drawn only if its page or the name changes, and deleted with its page", async () => {
  expect(await write([home, seo])).toBe(2);
  expect(images()).toEqual(["/home.png", "/services/seo.png"]);
  expect(await write([home, seo])).toBe(0);
  expect(await write([home, withIllustration])).toBe(1);
  expect(await write([home, withIllustration], "Another")).toBe(2);
  rmSync(join(site, "share/home.png"));
  expect(await write([home, withIllustration], "Another")).toBe(1);
  expect(images()).toEqual(["/home.png", "/services/seo.png"]);
  expect(await write([home], "Another")).toBe(0);
  expect(images()).toEqual(["/home.png"]);
  digests.clear();
  expect(await write([home], "Another")).toBe(1);
});

test("an image that couldn't be written is drawn again, even if its page is then changed back", async () => {
  await write([home]);
  const file = join(site, "share/home.png");
  rmSync(file);
  // A folder in the file's place makes writing fail, as a full disk does.
  mkdirSync(file);
  await expect(write([{ ...home, title: "Changed" }])).rejects.toThrow("EISDIR");
  rmdirSync(file);
  writeFileSync(file, "");
  expect(await write([home])).toBe(1);
});

test("an image has the size in its page's metadata, and isn't blank", async () => {
  await write([home]);
  const image = sharp(join(site, "share/home.png"));
  expect(await image.metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  const { channels } = await image.stats();
  expect(channels.every(({ min, max }) => max - min > 100)).toBe(true);
});
