import { allowsSampleCopy, isPreview } from "../../src/build-settings";
import { isReservedHost, siteUrl } from "../../src/seo/site-url";
import { setEnvironment } from "../set-environment";

const website = "https://www.agency.example";

test.each([
  [undefined, website],
  ["", website],
  ["https://www.example.com", "https://www.example.com"],
  ["http://127.0.0.1:8000", "http://127.0.0.1:8000"],
])("with SITE_URL %j, the address of the site is %s", (written, address) => {
  setEnvironment({ SITE_URL: written });
  expect(siteUrl(website)).toBe(address);
});

const withoutOrigin = "example.com //example.com ftp://example.com javascript:alert(1) https://";
const withMore = "https://example.com/ https://example.com/shop https://user:password@example.com";

test.each([
  ...withoutOrigin.split(" "),
  ...withMore.split(" "),
  "https://example.com?a",
  " https://example.com",
])("SITE_URL %j is refused, by its name and value", (wrong) => {
  setEnvironment({ SITE_URL: wrong });
  expect(() => siteUrl(website)).toThrow(`SITE_URL is "${wrong}"`);
});

test.each([
  [true, "www.tallyfield.example example.com shop.example.org localhost:8000"],
  [true, "127.0.0.1:8000 127.9.8.7 [::1]:8000"],
  [false, "tallyfield.com counterexample.com example.io 127.agency.com 128.0.0.1 [2001:db8::1]"],
])("that no visitor can reach an address is %j of %s", (reserved, hosts) => {
  for (const host of hosts.split(" "))
    expect([host, isReservedHost(`https://${host}`)]).toEqual([host, reserved]);
});

describe.each([
  ["SITE_NOINDEX", isPreview],
  ["ALLOW_SAMPLE_CONTENT", allowsSampleCopy],
])("%s", (name, answer) => {
  test.each([
    [false, [undefined, "", "0", "false"]],
    [true, ["1", "true"]],
  ])("is %j for %j", (expected, values) => {
    for (const written of values) {
      setEnvironment({ [name]: written });
      expect([written, answer()]).toEqual([written, expected]);
    }
  });

  test.each(["yse", "TRUE", " 1"])("%j is refused, by name, value and what is allowed", (wrong) => {
    setEnvironment({ [name]: wrong });
    expect(answer).toThrow(`${name} is "${wrong}"; 1, true, 0 and false are allowed`);
  });
});
