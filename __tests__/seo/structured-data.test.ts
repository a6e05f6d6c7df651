import { jsonLdText } from "../../src/seo/seo-head";
import { reportData } from "../../src/seo/report-data";
import { organizationData } from "../../src/seo/structured-data";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

const site = {
  siteUrl: "https://www.example.com",
  name: "</script><script>alert(1)</script><!--",
  description: "What the agency does.",
  email: "hello@example.com",
  phone: "+44 (0)20 7946 0018",
  profiles: ["https://social.example/a", "https://network.example/"],
};

test("text can't end the script element", () => {
  const json = jsonLdText([organizationData(site)]);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ "@graph": [{ name: site.name }] });
});

test("the phone number has the form that callers abroad dial", () => {
  expect(organizationData(site).telephone).toBe("+442079460018");
});

test("a link to a social network's home page isn't listed as a profile", () => {
  expect(organizationData(site).sameAs).toEqual(["https://social.example/a"]);
});

test("a corrected report has its corrections and the day of the last one", () => {
  const report = {
    title: "What Ads Cost",
    description: "What ads cost.",
    category: "PPC Advertising",
    path: "/research/costs",
    date: "2025-08-01",
    team: "Research Team",
    license: "https://license.example/",
    figures: [],
  };
  const corrections = [
    { date: "2026-11-24", text: "A later one." },
    { date: "2025-09-02", text: "The first one." },
  ];
  expect(reportData(site, { ...report, corrections })).toMatchObject({
    datePublished: "2025-08-01",
    dateModified: "2026-11-24",
    correction: corrections.map(({ date, text }) => ({
      "@type": "CorrectionComment",
      datePublished: date,
      text,
    })),
  });
  const uncorrected = reportData(site, { ...report, corrections: [] });
  expect(uncorrected.dateModified).toBe("2025-08-01");
  expect(uncorrected).not.toHaveProperty("correction");
});
