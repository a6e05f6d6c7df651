import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { cardAsSvg, withoutMasks } from "../../../src/build/files/draw-share-image";
import { type PublishedPage } from "../../../src/build/site/published-pages";
import { shareCard } from "../../../src/build/files/share-card";
import { writeShareImages } from "../../../src/build/files/write-share-images";

const root = mkdtempSync(join(tmpdir(), "share-images-"));
afterAll(() => rmSync(root, { recursive: true }));

const folders = { site: join(root, "public"), cache: join(root, "cache") };
const home: PublishedPage = { route: "/", title: "Home" };
const seo: PublishedPage = { route: "/services/seo", title: "SEO", label: "SEO Services" };

const write = (pages: readonly PublishedPage[], name = "Agency", version = "1") =>
  writeShareImages(pages, name, folders, { draw: async () => Buffer.from("an image"), version });
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

test("another way of drawing draws all again", async () => {
  expect(await write([home, seo], "Another", "2")).toBe(2);
  expect(await write([home, seo], "Another")).toBe(2);
});

test("half an image, which a build left that was ended, is not believed and goes", async () => {
  const [whole = ""] = readdirSync(folders.cache);
  rmSync(join(folders.cache, whole));
  writeFileSync(join(folders.cache, `${whole}.part`), "half an");
  expect(await write([home, seo], "Another")).toBe(1);
  expect(readFileSync(join(folders.cache, whole), "utf8")).toBe("an image");
  expect(readdirSync(folders.cache).filter((name) => !name.endsWith(".png"))).toEqual([]);
});

test("the image of a page that is gone goes, from the cache too", async () => {
  expect(await write([home], "Another")).toBe(0);
  expect([written("home.png"), written("services/seo.png")]).toEqual([true, false]);
  expect(readdirSync(folders.cache)).toHaveLength(1);
});

test("a card is drawn in full without satori's masks", async () => {
  const report: PublishedPage = {
    route: "/research/a-report",
    title: "Snapchat Ads ROI Report, with a title that needs three lines of the card to stand on",
    label: "Social Media Advertising",
    facts: ["2,400+ campaigns", "18 months"],
  };
  for (const page of [home, report]) {
    const svg = await cardAsSvg(shareCard(page, "Tallyfield"));
    expect(svg).toContain('mask="url(');
    const pixels = (text: string) => sharp(Buffer.from(text)).raw().toBuffer();
    const [masked, drawn] = await Promise.all([pixels(svg), pixels(withoutMasks(svg))]);
    expect(drawn.equals(masked)).toBe(true);
  }
});
