import { cleanLine } from "../../src/forms/clean-text";
import { campaignIn, describeSource } from "../../src/forms/message-source";

const site = "https://site.example";
const ad = `${site}/services/seo?utm_source=google&service=seo&utm_medium=&utm_campaign=a%20b&xutm_a=1`;
const campaign = "utm_source=google, utm_campaign=a b";

test.each([
  [
    "an ad on another site",
    ad,
    "https://search.example/?q=private",
    `from search.example; first page /services/seo; ${campaign}`,
  ],
  ["an ad that hides its site", ad, ad, `first page /services/seo; ${campaign}`],
  [
    "a link on another site",
    `${site}/`,
    "https://blog.example:8080/a",
    "from blog.example:8080; first page /",
  ],
  ["an app", `${site}/`, "android-app://com.mail.example/", "from com.mail.example; first page /"],
  ["another site's campaign", `${site}/`, "https://a.example/?utm_source=b", "from a.example; first page /"],
  ["no link", `${site}/contact`, `${site}/contact`, ""],
  ["a page of this site", `${site}/contact`, `${site}/reviews`, ""],
  ["an ad's page", `${site}/contact`, ad, `first page /services/seo; ${campaign}`],
  ["an empty parameter", `${site}/?utm_source=`, `${site}/`, ""],
])("a visit from %s", (_, first, before, expected) => {
  expect(describeSource(new URL(first), new URL(before))).toBe(expected);
});

test("a browser that remembers the visit's first page gives that page's campaign", () => {
  const contact = new URL(`${site}/contact`);
  const source = describeSource(contact, new URL(`${site}/reviews`), new URL(ad));
  expect(source).toBe(`first page /services/seo; ${campaign}`);
});

test("a reload forgets another site, but not a campaign in the address", () => {
  const blog = new URL("https://blog.example/");
  expect(describeSource(new URL(`${site}/contact`), blog, undefined, true)).toBe("");
  expect(describeSource(new URL(ad), blog, undefined, true)).toBe(`first page /services/seo; ${campaign}`);
});

test("a source is cleaned, and has at most 300 characters", () => {
  const marks = encodeURIComponent("\u0301".repeat(200_000));
  const long = new URL(`${site}/?utm_<b>source=a%0Ab&utm_a=${"c".repeat(300)}&utm_b=${marks}`);
  const source = describeSource(long, long);
  expect(source).toHaveLength(300);
  expect(source).toMatch(/^first page \/; utm_source=a b, utm_a=c+$/);
  expect(cleanLine(source)).toBe(source);
  expect(campaignIn(long)).toHaveLength(300);
});
