import { rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { cardAsSvg, withoutMasks } from "../../../src/build/files/draw-share-image";
import { publishedFiles } from "../../../src/build/site/published-files";
import { type PublishedPage } from "../../../src/build/site/published-pages";
import { shareCard } from "../../../src/build/files/share-card";
import { writeShareImages } from "../../../src/build/files/write-share-images";
import { temporaryFolder } from "../../temporary-folder";

const { folder: site } = temporaryFolder();

const home: PublishedPage = { route: "/", title: "Home" };
const seo: PublishedPage = { route: "/services/seo", title: "SEO", label: "SEO Services" };
const withCover: PublishedPage = { ...seo, cover: "ladder" };
const search: PublishedPage = { ...seo, title: "Search" };

const digests = new Map<string, unknown>();
const cache = {
  get: async (key: string) => digests.get(key),
  set: async (key: string, value: unknown) => digests.set(key, value),
};
const draw = async () => Buffer.from("an image");
const write = (pages: readonly PublishedPage[], name = "Agency", version = "1") =>
  writeShareImages(pages, name, site, { draw, version, cache });
const images = () => publishedFiles(join(site, "share"));

test("an image is drawn when its page, the name or the way of drawing is new, and goes with its page", async () => {
  expect(await write([home, seo])).toBe(2);
  expect(images()).toEqual(["/home.png", "/services/seo.png"]);
  expect(await write([home, seo])).toBe(0);
  expect(await write([home, search])).toBe(1);
  expect(await write([home, search], "Another")).toBe(2);
  expect(await write([home, search], "Another", "2")).toBe(2);
  rmSync(join(site, "share/home.png"));
  expect(await write([home, search], "Another", "2")).toBe(1);
  expect(images()).toEqual(["/home.png", "/services/seo.png"]);
  expect(await write([home], "Another", "2")).toBe(0);
  expect(images()).toEqual(["/home.png"]);
  digests.clear();
  expect(await write([home], "Another", "2")).toBe(1);
});

test("a card is drawn in full without satori's masks", async () => {
  const report: PublishedPage = {
    route: "/research/a-report",
    title: "Snapchat Ads ROI Report, with a title that needs three lines of the card to stand on",
    label: "Social Media Advertising",
    facts: ["2,400+ campaigns", "18 months"],
  };
  for (const page of [home, report, withCover]) {
    const svg = await cardAsSvg(shareCard(page, "Tallyfield"));
    expect(svg).toContain('mask="url(');
    const pixels = (text: string) => sharp(Buffer.from(text)).raw().toBuffer();
    const [masked, drawn] = await Promise.all([pixels(svg), pixels(withoutMasks(svg))]);
    expect(drawn.equals(masked)).toBe(true);
  }
});
