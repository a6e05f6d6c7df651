import { createHash } from "node:crypto";
import { pagePolicy } from "../../../src/build/html/page-policy";

const page = { file: "contact/index.html", route: "/contact" };
const own = "start();";
const step = pagePolicy({ scripts: [own], endpoints: ["https://mail.example"] });
const document = (head: string, body = "") =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const finish = (head: string, body = "") => step(document(head, body), page);
const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policyOf = (html: string) =>
  new Map(
    (/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "")
      .split("; ")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources] as const;
      }),
  );

test("the policy stands right after the charset, before all that it governs", () => {
  expect(finish("<style>a{}</style>")).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><style>/,
  );
});

/** A policy as text, with the digests of its own scripts and styles taken for one another. */
const written = (html: string) =>
  [...policyOf(html)]
    .map(([name, sources]) => [name, ...sources].join(" "))
    .map((directive) => directive.replace(/'sha256-[\w+/]{43}='/g, "'sha256'"));

test("the policy says this and nothing else, with a digest for each script and style", () => {
  const html = finish("<style>a{color:red}</style>", `<script data-a="1">${own}</script>`);
  expect(written(html)).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256'",
    "style-src 'self' 'unsafe-hashes' 'sha256' 'sha256'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://mail.example",
    "base-uri 'none'",
    "form-action 'self' https://mail.example",
  ]);
  expect(policyOf(html).get("script-src")).toContain(digest(own));
  expect(policyOf(html).get("style-src")).toContain(digest("a{color:red}"));
});

test("styles that Emotion begins empty are allowed", () => {
  expect(policyOf(finish("")).get("style-src")).toContain(digest(""));
});

test("a style attribute is allowed by the digest of what it says, unescaped", () => {
  const policy = policyOf(finish("", '<p style="background:url(&quot;/a.png&quot;)">words</p>'));
  expect(policy.get("style-src")).toContain(digest('background:url("/a.png")'));
});

test("data for machines need no digest", () => {
  const html = finish('<script type="application/ld+json">{"a":1}</script>');
  expect(policyOf(html).get("script-src")).toEqual(["'self'"]);
});

test("done twice it is done once, and follows what has changed since", () => {
  const once = finish("<style>a{}</style>");
  expect(step(once, page)).toBe(once);
  const changed = step(once.replace("a{}", "b{}"), page);
  expect(policyOf(changed).get("style-src")).not.toContain(digest("a{}"));
  expect(policyOf(changed).get("style-src")).toContain(digest("b{}"));
});

test.each([
  ["an unknown inline script", "<script>steal()</script>"],
  ["an unknown module", '<script type="module">steal()</script>'],
  ["the own script with a word more", `<script>${own} steal()</script>`],
  ["a script from another host", '<script src="https://evil.example/a.js"></script>'],
  ["a script from another host without a scheme", '<script src="//evil.example/a.js"></script>'],
  ["an event handler", '<img src="/a.png" onerror="steal()"/>'],
])("%s stops the build, and the page is named", (_, body) => {
  expect(() => finish("", body)).toThrow(/^\/contact holds /);
});

test("a page without a charset stops the build", () => {
  expect(() => step("<html><head></head></html>", page)).toThrow("/contact holds no charset");
});
