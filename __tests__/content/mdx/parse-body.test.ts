import { resolve } from "node:path";
import { type Link } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { readContent } from "../../../src/content/files/read-content";
import { parseBody } from "../../../src/content/mdx/parse-body";

const whole = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

const bodies = readContent(resolve("content")).files.flatMap(({ path, body }) =>
  body === undefined ? [] : [[path, body.text]],
);

test.each([
  ...bodies,
  [
    "tables, notes and lists",
    "| a | b |\n| --- | :-: |\n| 1 | 2 |\n\n- [x] done\n\n~~no~~[^1]\n\n[^1]: A note.",
  ],
  ["words that begin like addresses", "Wwwhy hhttps go http or www or mailto, (w) 3.w @"],
])("a text is parsed as by the whole of GitHub's Markdown: %s", (_, text = "") => {
  expect(parseBody(text)).toEqual(whole.parse(text));
});

test.each([
  ["See https://example.com/a.", "https://example.com/a"],
  ["See HTTP://EXAMPLE.COM now", "HTTP://EXAMPLE.COM"],
  ["See www.example.com", "http://www.example.com"],
  ["Write to jane@example.com.", "mailto:jane@example.com"],
  ["Write to jane&commat;example.com.", "mailto:jane@example.com"],
  ["See www\\.example.com", "http://www.example.com"],
  ["See https\\://example.com", "https://example.com"],
])("a bare address becomes a link: %s", (text, url) => {
  const links: Link[] = [];
  visit(parseBody(text), "link", (link) => void links.push(link));
  expect(links.map((link) => link.url)).toEqual([url]);
  expect(parseBody(text)).toEqual(whole.parse(text));
});
