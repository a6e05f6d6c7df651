/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { HtmlValidate, type RuleConfig, StaticConfigLoader } from "html-validate";
import { feedPath } from "../../src/addresses";
import { findPublishedFiles } from "../../src/files";
import { find } from "../built-page";
import { built } from "../tested-project";
import { pages } from "./site-pages";

const rules: RuleConfig = {
  // React writes `charSet`, `<meta/>`, `required=""` and similar code, which HTML allows.
  "attr-case": "off",
  "void-style": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  // Gatsby writes the doctype in lowercase, which HTML allows.
  "doctype-style": "off",
  // HTML allows any id without spaces, and React and Gatsby generate ids that begin with an underscore.
  "valid-id": ["error", { relaxed: true }],
  // Safari doesn't announce a list without bullets as a list unless it has `role="list"`.
  "no-redundant-role": "off",
  "prefer-native-element": ["error", { exclude: ["list"] }],
  // This rule would also count the hidden one of the header's two menus. axe-core checks the displayed
  // landmarks.
  "unique-landmark": "off",
  // This rule counts `&amp;` as five characters. `head.test.ts` checks the lengths of titles.
  "long-title": "off",
  // A phone number that visitors copy should consist of ordinary characters.
  "tel-non-breaking": "off",
  // The site's own scripts come from the same host as the page.
  "require-sri": ["error", { target: "crossorigin" }],
  // `text` is the default type of an input.
  "no-implicit-input-type": "off",
};

const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ["html-validate:recommended", "html-validate:document"], rules }),
);

const read = (file: string) => readFileSync(built(`public${file}`), "utf8");

test.each(pages)("$file is valid HTML", ({ file, route }) => {
  const { results } = validator.validateStringSync(read(file));
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId} at ${selector}: ${message}`),
  );
  expect(found).toEqual([]);
  // html-validate doesn't report a `dl` in which only some groups are in a `div`.
  const mixed = find(route.replace(".html", ""), "dl > div ~ :is(dt, dd), dl > :is(dt, dd) ~ div");
  expect(mixed.map(({ parentElement }) => parentElement?.outerHTML)).toEqual([]);
});

const parseXml = (text: string) => new DOMParser().parseFromString(text, "application/xml");
const isXml = (text: string) => parseXml(text).querySelector("parsererror") === null;

test("SVG files and the feed are XML", () => {
  expect(isXml("<svg><path></svg>")).toBe(false);
  const files = findPublishedFiles(built("public")).filter((file) => /\.(svg|xml)$/.test(file));
  expect(files).toEqual(expect.arrayContaining(["/favicon.svg", feedPath]));
  expect(files.filter((file) => !isXml(read(file)))).toEqual([]);
});

test("the feed has what RFC 4287 requires of a feed and its entries", () => {
  const { documentElement: feed } = parseXml(read(feedPath));
  expect([feed.localName, feed.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
  const entries = [...feed.querySelectorAll("entry")];
  const ids = [feed, ...entries].map((element) => {
    const texts = (path: string) =>
      [...element.querySelectorAll(`:scope > ${path}`)].map(({ textContent }) => textContent);
    expect(texts("title")).toEqual([expect.stringMatching(/\S/)]);
    expect(texts("updated")).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)]);
    expect(texts("author > name")).toEqual([expect.stringMatching(/\S/)]);
    const id = texts("id");
    expect(id).toEqual([expect.stringMatching(/^https:\/\/\S+$/)]);
    // An Atom entry without a `content` element must link to its page.
    const links = [...element.querySelectorAll(":scope > link:not([rel=self])")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      element === feed ? [expect.stringMatching(/^https:/)] : id,
    );
    return id.join();
  });
  expect(new Set(ids).size).toBe(ids.length);
});
