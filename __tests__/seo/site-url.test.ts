import { env } from "node:process";
import { isPreview } from "../../src/content/files/build-settings";
import { isReserved, siteUrl } from "../../src/seo/site-url";

const before = { ...env };
afterEach(() => {
  set("SITE_URL", before["SITE_URL"]);
  set("SITE_NOINDEX", before["SITE_NOINDEX"]);
});

/** Sets a variable, or takes it away: `process.env` would make a text of `undefined`. */
function set(name: "SITE_URL" | "SITE_NOINDEX", value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(env, name);
  else env[name] = value;
}

const website = "https://www.agency.example";

test.each([
  [undefined, website],
  ["", website],
  ["https://www.example.com", "https://www.example.com"],
  ["http://127.0.0.1:8000", "http://127.0.0.1:8000"],
])("with SITE_URL %j, the address of the site is %s", (written, address) => {
  set("SITE_URL", written);
  expect(siteUrl(website)).toBe(address);
});

test.each([
  "example.com",
  "//example.com",
  "ftp://example.com",
  "javascript:alert(1)",
  "https://example.com/",
  "https://example.com/shop",
  "https://example.com?a",
  "https://user:password@example.com",
  "https://",
  " https://example.com",
])("SITE_URL %j is refused, by its name and value", (wrong) => {
  env["SITE_URL"] = wrong;
  expect(() => siteUrl(website)).toThrow(`SITE_URL is "${wrong}"`);
});

test.each([
  ["https://www.tallyfield.example", true],
  ["https://example.com", true],
  ["https://shop.example.org", true],
  ["http://localhost:8000", true],
  ["https://tallyfield.com", false],
  ["https://counterexample.com", false],
  ["https://example.io", false],
  ["http://127.0.0.1:8000", false],
])("%s is an address that nobody can have: %j", (address, reserved) => {
  expect(isReserved(address)).toBe(reserved);
});

test.each([
  [undefined, false],
  ["", false],
  ["0", false],
  ["false", false],
  ["1", true],
  ["true", true],
])("SITE_NOINDEX %j says that this is a preview: %j", (written, expected) => {
  set("SITE_NOINDEX", written);
  expect(isPreview()).toBe(expected);
});

test("a preview is not guessed from a typing error", () => {
  env["SITE_NOINDEX"] = "yse";
  expect(isPreview).toThrow('SITE_NOINDEX is "yse"');
});
