import { readFileSync } from "node:fs";
import { join } from "node:path";
import browserslist from "browserslist";
import { transformSync } from "esbuild";
import { type Page } from "playwright-core";
import { findPublishedFiles } from "../../src/files";
import { findBuiltPages } from "../../src/build/html/transform-pages";
import { built } from "../tested-project";
import { button, fill, holds, seesNotice, sent, validContact, validSuggestion } from "./form-steps";
import { setUpMailingSite } from "./mailing-site";
import { openHydrated } from "./site";

const site = setUpMailingSite();
const note = /^This form needs JavaScript, which is off or did not load in your browser\./;

/** Maps Browserslist's browser names to esbuild's names. */
const engines = new Map([
  ["and_chr", "chrome"],
  ["and_ff", "firefox"],
  ["ios_saf", "ios"],
]);
const supportedBrowsers = browserslist().map((browser) => {
  const [name = "", version = ""] = browser.split(" ");
  return `${engines.get(name) ?? name}${version.replace(/-.*/, "")}`;
});

/** Includes inline scripts, but not the CMS's scripts. */
function readScripts(): string[] {
  const read = (file: string) => readFileSync(join(built("public"), file), "utf8");
  const inside = /<script(?![^>]*(?:application\/|speculationrules|\ssrc=))[^>]*>(.*?)<\/script>/gs;
  const files = findPublishedFiles(built("public")).filter((file) => /^\/scripts\/.*\.js$/.test(file));
  const pages = findBuiltPages(built("public")).flatMap(({ file }) => [...read(file).matchAll(inside)]);
  return [...new Set([...files.map(read), ...pages.map(([, text = ""]) => text)])];
}

/**
 * esbuild treats Unicode property escapes as unsupported in every browser, because Unicode adds characters
 * every year.
 */
const supported = { "regexp-unicode-property-escapes": true };

/** Returns whether the target browsers can parse a script. If they can't, esbuild rewrites the script. */
const parses = (text: string, target: string[]) =>
  transformSync(text, { target, supported }).code === transformSync(text, { target: "esnext" }).code;

test("supported browsers can parse every script", () => {
  const scripts = readScripts();
  // The two scripts, and the research page's inline script.
  expect(scripts).toHaveLength(3);
  const newer = scripts.filter((text) => !parses(text, supportedBrowsers));
  expect(newer.map((text) => text.slice(0, 200))).toEqual([]);
});

test("the syntax check finds newer syntax", () => {
  expect(parses("/(?<=a)b/.test(c)", ["safari16.3"])).toBe(false);
  expect(parses("/(?<=a)b/.test(c)", supportedBrowsers)).toBe(true);
  expect(parses("class A { static accessor b }", supportedBrowsers)).toBe(false);
});

const without = (feature: string) => async (page: Page) =>
  page.addInitScript((path) => {
    const [property = "", ...owners] = path.split(".").reverse();
    const owner = owners.reverse().reduce((value, name) => Reflect.get(value, name), window);
    Reflect.deleteProperty(owner, property);
  }, feature);

const unreadable = (page: Page) =>
  page.route(/\/scripts\/forms-.*\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "const = 1;" }),
  );

const missingScript = (page: Page) => page.route(/\/scripts\/forms-.*\.js$/, (route) => route.abort());

test.each<[string, (page: Page) => Promise<unknown>]>([
  ["requestSubmit", without("HTMLFormElement.prototype.requestSubmit")],
  ["Array.prototype.at", without("Array.prototype.at")],
  ["a syntax that the scripts use", unreadable],
  ["the forms' script", missingScript],
])("without %s, a form explains that it needs JavaScript and keeps its text", async (_, prepare) => {
  const page = await site.blank();
  await prepare(page);
  await page.goto("/research/suggest-topic");
  await page.mouse.move(20, 20);
  await page.getByText(note).waitFor();
  await fill(page, validSuggestion);
  await button(page, "Submit Suggestion").click();
  await holds(page, validSuggestion);
  expect(new URL(page.url()).pathname).toBe("/research/suggest-topic");
});

test("a browser that can't run the scripts has working tabs and a working contact form", async () => {
  const page = await site.blank();
  await page.route(/\/scripts\//, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "const = 1;" }),
  );
  await page.goto("/research");
  await page.mouse.move(40, 40);
  const tab = page.getByRole("main").getByText("Completed Research", { exact: true });
  await tab.first().click();
  await page.getByText("Last updated: August 18, 2025", { exact: true }).waitFor();
  await tab.first().press("Tab");
  await page.goto("/contact");
  await page.mouse.move(60, 60);
  await fill(page, validContact);
  await button(page).click();
  await page.getByRole("heading", { name: "Message Sent" }).waitFor();
  expect(await site.mails()).toHaveLength(1);
});

test("a browser without AbortSignal.timeout can send messages and shows no note", async () => {
  const page = await site.blank();
  await without("AbortSignal.timeout")(page);
  await openHydrated(page, "/contact");
  await fill(page, validContact);
  await button(page).click();
  await seesNotice(page, sent);
  expect(await site.mails()).toHaveLength(1);
  await openHydrated(page, "/research/suggest-topic");
  expect(await page.getByText(note).count()).toBe(0);
});
