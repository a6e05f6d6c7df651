import { createHash } from "node:crypto";
import { pagePolicy } from "../../../src/build/html/page-policy";
import { setEnvironment } from "../../set-environment";

const page = { file: "contact/index.html", route: "/contact" };
const own = "start();";
setEnvironment({ GATSBY_CONTACT_ENDPOINT: "https://mail.example/send" });
const step = pagePolicy(own);
const document = (head: string, body = "") =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const finish = (head: string, body = "") => step(document(head, body), page);
const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.split("; ");

test("the policy comes right after the charset, before any scripts and styles", () => {
  expect(finish("<style>a{}</style>")).toMatch(
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><style>/,
  );
});

test("the policy allows only this site and the digests of inline scripts and styles", () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const html = finish(`<style>a{color:red}</style>${data}`, `<script data-a="1">${own}</script>`);
  expect(policyOf(html)).toEqual([
    "default-src 'none'",
    `script-src 'self' ${digest(own)}`,
    `style-src 'self' ${digest("a{color:red}")}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://mail.example",
    "base-uri 'none'",
    "form-action 'self' https://mail.example",
  ]);
});

test("a page with a form may insert an empty style element, which Emotion fills in later", () => {
  const html = finish("<style>a{}</style>", '<div data-island="contact-form"></div>');
  expect(policyOf(html)).toContain(`style-src 'self' ${digest("")} ${digest("a{}")}`);
});

test("a page with two of the site's scripts has the digests of both", () => {
  const scripts = [own, "openPanel();"];
  const [first, second] = scripts.map((text) => `<script>${text}</script>`);
  const html = pagePolicy(...scripts)(document("", `${first}<main></main>${second}`), page);
  expect(policyOf(html)).toContain(`script-src 'self' ${scripts.map(digest).join(" ")}`);
});

test("a second run replaces the policy", () => {
  const once = finish("<style>a{}</style>");
  expect(step(once, page)).toBe(once);
  const changed = step(once.replace("a{}", "b{}"), page);
  expect(policyOf(changed)).toContain(`style-src 'self' ${digest("b{}")}`);
});

test.each([
  ["an unknown inline script", "<script>steal()</script>"],
  ["the site's script with additional code", `<script>${own} steal()</script>`],
  ["a script from another host", '<script src="https://evil.example/a.js"></script>'],
  ["an event handler", '<img src="/a.png" onerror="steal()"/>'],
  ["a style attribute", '<p style="display:none">words</p>'],
])("%s stops the build, and the error names the page", (_, body) => {
  expect(() => finish("", body)).toThrow(/^\/contact has /);
});

test("a page without a charset stops the build", () => {
  expect(() => step("<html><head></head></html>", page)).toThrow("/contact has no charset");
});

test.each(["localhost:8080/send", "//mail.example/send"])(
  "an invalid function address, %s, stops the build",
  (GATSBY_CONTACT_ENDPOINT) => {
    setEnvironment({ GATSBY_CONTACT_ENDPOINT });
    const message = `GATSBY_CONTACT_ENDPOINT is "${GATSBY_CONTACT_ENDPOINT}"`;
    expect(() => pagePolicy()).toThrow(message);
  },
);
