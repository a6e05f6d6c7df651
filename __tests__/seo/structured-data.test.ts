import { reportData } from "../../src/seo/report-data";
import {
  breadcrumbData,
  contactPageData,
  organizationData,
  serviceData,
  webSiteData,
} from "../../src/seo/structured-data";
import { jsonLdText } from "../../src/seo/seo-head";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

const site = {
  siteUrl: "https://www.example.com",
  name: "Some Agency",
  description: "What the agency does, in one sentence that is long enough.",
  email: "hello@example.com",
  phone: "(212) 555-0142",
  profiles: ["https://social.example/agency"],
};
const report = {
  path: "/research/some-report",
  title: "A report",
  description: "What was studied, and what came out of it, in a sentence or two.",
  category: "PPC Advertising",
  date: "2025-08-10",
  team: "Research Team",
  license: "https://license.example/by",
};
const page = { name: "Page", description: "About the page.", path: "/contact" };

/*
 * What search engines are told, written out whole: the fields that schema.org or Google asks for, and those
 * that Google recommends.
 */
const pixels = (value: number) => ({ "@type": "QuantitativeValue", value });

const agency = {
  "@type": "Organization",
  "@id": "https://www.example.com/#organization",
  name: "Some Agency",
  url: "https://www.example.com/",
  logo: {
    "@type": "ImageObject",
    url: "https://www.example.com/icons/icon-512.png",
    width: pixels(512),
    height: pixels(512),
  },
};
const agencyInFull = {
  ...agency,
  description: "What the agency does, in one sentence that is long enough.",
  email: "hello@example.com",
  telephone: "+12125550142",
  sameAs: ["https://social.example/agency"],
};
const team = {
  "@type": "Organization",
  name: "Research Team",
  url: "https://www.example.com/research/some-report",
  parentOrganization: agency,
};
const article = {
  "@type": "Article",
  additionalType: "https://schema.org/Report",
  headline: "A report",
  description: "What was studied, and what came out of it, in a sentence or two.",
  articleSection: "PPC Advertising",
  url: "https://www.example.com/research/some-report",
  mainEntityOfPage: "https://www.example.com/research/some-report",
  inLanguage: "en",
  isAccessibleForFree: true,
  datePublished: "2025-08-10",
  dateModified: "2025-08-10",
  author: team,
  publisher: agency,
  image: {
    "@type": "ImageObject",
    url: "https://www.example.com/share/research/some-report.png",
    width: pixels(1200),
    height: pixels(630),
  },
};

test("the agency", () => {
  expect(organizationData(site)).toStrictEqual(agencyInFull);
});

test("the site", () => {
  expect(webSiteData(site)).toStrictEqual({
    "@type": "WebSite",
    "@id": "https://www.example.com/#website",
    name: "Some Agency",
    description: "What the agency does, in one sentence that is long enough.",
    url: "https://www.example.com/",
    inLanguage: "en",
    publisher: { "@id": "https://www.example.com/#organization" },
  });
});

test("a service, and who provides it", () => {
  expect(serviceData(site, { ...page, path: "/services/seo" })).toStrictEqual({
    "@type": "Service",
    name: "Page",
    serviceType: "Page",
    description: "About the page.",
    url: "https://www.example.com/services/seo",
    image: "https://www.example.com/share/services/seo.png",
    provider: agency,
  });
});

test("a report, who wrote it and who publishes it; without files it names no data", () => {
  expect(reportData(site, report)).toStrictEqual(article);
});

test("a report with files, and the data that it is based on", () => {
  const downloads = ["adoption", "costs"].map((name) => {
    return { name, path: `/research/some-report/${name}.csv` };
  });
  expect(reportData(site, { ...report, downloads })).toStrictEqual({
    ...article,
    isBasedOn: {
      "@type": "Dataset",
      name: "A report",
      description: report.description,
      url: article.url,
      datePublished: "2025-08-10",
      isAccessibleForFree: true,
      creator: team,
      license: "https://license.example/by",
      distribution: ["adoption", "costs"].map((name) => ({
        "@type": "DataDownload",
        encodingFormat: "text/csv",
        name,
        contentUrl: `https://www.example.com/research/some-report/${name}.csv`,
      })),
    },
  });
});

test("the way to a page, from the home page on", () => {
  const crumbs = [{ name: "Services", path: "/services" }, page];
  const item = (position: number, name: string, path: string) => {
    return { "@type": "ListItem", position, name, item: `https://www.example.com${path}` };
  };
  expect(breadcrumbData(site, crumbs)).toStrictEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      item(1, "Some Agency", "/"),
      item(2, "Services", "/services"),
      item(3, "Page", "/contact"),
    ],
  });
});

test("the contact page, and whom one reaches by it", () => {
  expect(contactPageData(site, page)).toStrictEqual({
    "@type": "ContactPage",
    name: "Page",
    description: "About the page.",
    url: "https://www.example.com/contact",
    inLanguage: "en",
    mainEntity: agencyInFull,
  });
});

test("no text can end the script that holds it", () => {
  const name = "</script><script>alert(1)</script><!--";
  const written = jsonLdText([organizationData({ ...site, name })]);
  expect(written).not.toContain("<");
  expect(JSON.parse(written)).toMatchObject({ "@graph": [{ name }] });
});
