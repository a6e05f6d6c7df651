/** @jest-environment jsdom */
import { existsSync, readFileSync } from "node:fs";
import { readPage, find, readHtml, readTexts } from "../built-page";
import { built } from "../tested-project";
import { routes } from "./site-pages";

const isArticle = (route: string) => find(route, 'meta[property="og:type"][content="article"]').length > 0;

test.each([...routes, "/404"])(
  "%s has its landmarks, one main heading, a skip link and one block of styles",
  (route) => {
    const landmarks = find(route, "header, main, footer").filter(
      ({ parentElement }) => parentElement?.closest("main") === null,
    );
    const names = landmarks.map(({ localName }) => localName);
    const whole = ["header", "main", "footer"];
    // Some reports have neither a header nor a footer.
    expect(isArticle(route) && names.length === 1 ? [["main"], whole] : [whole]).toContainEqual(names);
    expect(readTexts(route, "h1")).toEqual([expect.stringMatching(/\S/)]);
    expect(readTexts(route, "h2, h3, h4, h5, h6").filter((heading) => heading === "")).toEqual([]);
    expect(find(route, "body a, body button")[0]?.getAttribute("href")).toBe("#main");

    const html = readHtml(route);
    expect(html).not.toMatch(/<script[^>]* src="(?!\/scripts\/)|window\.page|page-data|gatsby-image/);
    expect(html.match(/<style data-styles/g)).toHaveLength(1);
    const rules = html.match(/(?:@media[^{]*\{)?\.css-[\w-]+\{[^{}]*\}/g) ?? [];
    expect(new Set(rules).size).toBe(rules.length);
  },
);

// See "Troubleshoot email obfuscation" in developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/.
test("Cloudflare doesn't replace the email addresses on any page", () => {
  const isUnprotected = (route: string) => {
    const body = readHtml(route).replace(/^.*<body/s, "");
    return body.replace(/<!--email_off-->.*?<!--\/email_off-->/s, "").includes("@");
  };
  expect([...routes, "/404"].filter(isUnprotected)).toEqual([]);
  expect(find("/contact", 'main a[href^="mailto:"]')).toHaveLength(1);
});

test("every page has the speculation rules inline, and the research page a script before its content", () => {
  const inline = (route: string) => {
    const scripts = readHtml(route).matchAll(/<script(?![^>]*(?:application\/| src=))([^>]*)>/g);
    return [...scripts].map(([, attributes]) => attributes?.trim());
  };
  const rules = 'type="speculationrules"';
  for (const route of [...routes, "/404"]) {
    const expected = route === "/research" ? [rules, "data-panel"] : [rules];
    expect([route, ...inline(route)]).toEqual([route, ...expected]);
  }
});

test.each([...routes, "/404"])(
  "%s has one policy before its scripts, which allows only inline code with a digest",
  (route) => {
    const [policy, ...more] = find(route, 'head > meta[http-equiv="Content-Security-Policy"]');
    expect(more).toEqual([]);
    const rules = policy?.getAttribute("content") ?? "";
    expect(rules).toMatch(/script-src [^;]*'sha256-/);
    expect(rules).not.toMatch(/unsafe-(?!hashes)/);
    const before = [...readPage(route).head.children];
    const [script] = find(route, "script:not([type])");
    expect(script?.compareDocumentPosition(policy!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(before).toContain(policy);
  },
);

const listFiles = (image: Element) =>
  [image.getAttribute("src"), ...(image.getAttribute("srcset") ?? "").split(",")].flatMap(
    (candidate) => candidate?.trim().split(" ")[0] || [],
  );

test.each(routes)("every picture on %s has a text alternative, sizes and its files", (route) => {
  for (const image of find(route, "img")) {
    expect(image.getAttribute("alt")).toMatch(/\S/);
    // HTML allows only whole numbers here.
    expect(image.getAttribute("width")).toMatch(/^[1-9]\d*$/);
    expect(image.getAttribute("height")).toMatch(/^[1-9]\d*$/);
  }
  const images = find(route, "img, picture > source");
  for (const image of images) {
    expect(listFiles(image)).not.toEqual([]);
    // html-validate doesn't report widths in `srcset` without `sizes`, which HTML requires.
    expect(/\s\d+w/.test(image.getAttribute("srcset") ?? "")).toBe(image.hasAttribute("sizes"));
  }
  const files = images.flatMap(listFiles);
  expect(files.filter((file) => !existsSync(built(`public${file}`)))).toEqual([]);
});

test("no page links to the CMS or loads its files, and search engines can't find it", () => {
  // The speculation rules exclude the CMS.
  const withoutRules = (route: string) =>
    readHtml(route).replace(/<script type="speculationrules">.*?<\/script>/, "");
  expect(routes.filter((route) => /["'/]admin\b|sveltia/i.test(withoutRules(route)))).toEqual([]);
  for (const list of ["sitemap.xml", "robots.txt", "manifest.webmanifest"]) {
    expect(readFileSync(built(`public/${list}`), "utf8")).not.toContain("admin");
  }
});
