import { linkTargets } from "./link-targets";
import { setUpSite } from "./site";
import { services } from "./site-routes";
import { missingFrom, visibleWords } from "./visible-words";

const site = setUpSite();

test("has the logo, a tagline, the headings of its lists and a copyright line of 2024", async () => {
  const page = await site.read("/");
  const footer = page.getByRole("contentinfo");
  expect(await footer.getByRole("link").first().getAttribute("href")).toBe("/");
  expect(await footer.getByRole("paragraph").first().innerText()).toMatch(/\w+ \w+ \w+/);
  for (const name of ["Services", "Company"]) {
    expect(await footer.getByRole("heading", { name, exact: true }).isVisible()).toBe(true);
  }
  const words = await visibleWords(page, "footer");
  expect(missingFrom(words, ["Subscribe to Updates", /(©|copyright)[^.]*\b2024\b/i])).toEqual([]);
  expect(words.match(/\b20\d\d\b/g)).toEqual(["2024"]);
});

test.each([
  ...services.map(([route, name]) => [name, route] as const),
  ["Privacy Policy", "/privacy"],
  ["Terms of Service", "/terms"],
  ["Cookie Policy", "/cookies"],
] as const)("'%s' leads to %s", async (name, to) => {
  const footer = (await site.read("/")).getByRole("contentinfo");
  expect(await linkTargets(footer, name)).toEqual([to]);
});

test("has X, Instagram and one other network, each named", async () => {
  const footer = (await site.read("/")).getByRole("contentinfo");
  const links = footer.locator('a[href^="https://"]:visible');
  expect(await links.count()).toBe(3);
  expect(await footer.getByRole("link", { name: /\b(X|Twitter)$/ }).count()).toBe(1);
  expect(await footer.getByRole("link", { name: /\bInstagram$/ }).count()).toBe(1);
  const hosts = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => new URL(anchor.getAttribute("href") ?? "").hostname),
  );
  expect(hosts.filter((host) => /(^|\.)(x|twitter)\.com$/.test(host))).toHaveLength(1);
  expect(hosts.filter((host) => /(^|\.)instagram\.com$/.test(host))).toHaveLength(1);
  expect(new Set(hosts).size).toBe(3);
});

test.each(["mailto:", "tel:"])("shows an address that %s reaches", async (kind) => {
  const footer = (await site.read("/")).getByRole("contentinfo");
  const link = footer.locator(`a[href^="${kind}"]:visible`);
  const target = (await link.getAttribute("href"))?.slice(kind.length) ?? "";
  const words = (await link.innerText()).trim();
  if (kind === "mailto:") expect(target).toBe(words);
  else expect(target.endsWith(words.replace(/\D/g, ""))).toBe(true);
  expect(words).toMatch(kind === "mailto:" ? /^\S+@\S+\.\S+$/ : /^\+?[\d ()-]{10,20}$/);
});
