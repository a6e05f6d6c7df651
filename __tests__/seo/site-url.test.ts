import { env } from "node:process";
import { isPreview } from "../../src/seo/is-preview";
import { siteUrl } from "../../src/seo/site-url";

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

describe("the address of the site", () => {
  test.each(["https://www.example.com", "http://127.0.0.1:8000", "https://example.com"])(
    "may be %s",
    (address) => {
      env["SITE_URL"] = address;
      expect(siteUrl()).toBe(address);
    },
  );

  test.each([undefined, ""])("is a reserved one when SITE_URL is %j", (unset) => {
    set("SITE_URL", unset);
    expect(siteUrl()).toMatch(/^https:\/\/[\w.-]+\.example$/);
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
  ])("is refused, by its name and value, when it is %j", (wrong) => {
    env["SITE_URL"] = wrong;
    expect(siteUrl).toThrow(`SITE_URL is "${wrong}"`);
  });
});

describe("a preview", () => {
  test.each([
    [undefined, false],
    ["", false],
    ["0", false],
    ["false", false],
    ["1", true],
    ["true", true],
  ])("SITE_NOINDEX %j: %j", (written, expected) => {
    set("SITE_NOINDEX", written);
    expect(isPreview()).toBe(expected);
  });

  test("is not guessed from a typing error", () => {
    env["SITE_NOINDEX"] = "yse";
    expect(isPreview).toThrow('SITE_NOINDEX is "yse"');
  });
});
