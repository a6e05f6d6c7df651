import { allowsSampleCopy, isPreview } from "../../src/build-settings";
import { isReservedHost, siteUrl } from "../../src/seo/site-url";
import { setEnvironment } from "../set-environment";

const website = "https://www.agency.example";

test.each([
  [undefined, website],
  ["", website],
  ["https://www.example.com", "https://www.example.com"],
  ["http://127.0.0.1:8000", "http://127.0.0.1:8000"],
])("with SITE_URL %j, the site's address is %s", (value, address) => {
  setEnvironment({ SITE_URL: value });
  expect(siteUrl(website)).toBe(address);
});

const withoutOrigin = "example.com //example.com ftp://example.com https://";
const withMore = "https://example.com/ https://example.com/shop https://user:password@example.com";

test.each([
  ...withoutOrigin.split(" "),
  ...withMore.split(" "),
  "https://example.com?a",
  " https://example.com",
])("SITE_URL %j causes an error with its name and value", (wrong) => {
  setEnvironment({ SITE_URL: wrong });
  expect(() => siteUrl(website)).toThrow(`SITE_URL is "${wrong}"`);
});

test.each([
  [true, "www.tallyfield.example example.com shop.example.org localhost:8000"],
  [true, "127.0.0.1:8000 127.9.8.7 [::1]:8000"],
  [false, "tallyfield.com counterexample.com example.io 127.agency.com 128.0.0.1 [2001:db8::1]"],
])("isReserved is %j for %s", (reserved, hosts) => {
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
    for (const value of values) {
      setEnvironment({ [name]: value });
      expect([value, answer()]).toEqual([value, expected]);
    }
  });

  test("causes an error if its value isn't allowed", () => {
    setEnvironment({ [name]: "TRUE" });
    expect(answer).toThrow(`${name} is "TRUE". Use 1, true, 0, or false.`);
  });
});
