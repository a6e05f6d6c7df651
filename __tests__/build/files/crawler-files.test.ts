import { robots, securityText } from "../../../src/build/files/crawler-files";

const siteUrl = "https://www.example.com";

test("robots.txt names the sitemap; of a preview none, but crawlers may read that every page says noindex", () => {
  const written = robots({ siteUrl, preview: false });
  expect(written).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(written).toContain("\nSitemap: https://www.example.com/sitemap.xml\n");
  expect(robots({ siteUrl, preview: true })).not.toMatch(/Sitemap:|Disallow: \//);
});

test("security.txt names a contact and expires within a year", () => {
  const settings = { siteUrl, email: "hello@example.com", buildDate: "2026-01-31" };
  const written = securityText(settings);
  expect(written).toContain("Contact: mailto:hello@example.com\n");
  expect(written).toContain("Canonical: https://www.example.com/.well-known/security.txt\n");
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(written)?.[1] ?? "");
  const days = (expires - Date.parse("2026-01-31")) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
