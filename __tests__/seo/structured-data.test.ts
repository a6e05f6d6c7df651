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

const siteUrl = "https://www.example.com";
const [name, description] = ["Some Agency", "What the agency does, in one sentence."];
const [email, phone] = ["hello@example.com", "(212) 555-0142"];
// The second is the front page of a network, and no profile.
const profiles = ["https://social.example/a", "https://network.example/"];
const site = { siteUrl, name, description, email, phone, profiles };
const report = {
  path: "/research/some-report",
  title: "A report",
  description,
  category: "PPC Advertising",
  date: "2025-08-10",
  team: "Research Team",
  license: "https://license.example/by",
};
const page = { name: "Page", description, path: "/contact" };

// Written out whole: the fields that schema.org or Google asks for, and those that Google recommends.
const picture = (url: string, width: number, height: number) => ({
  "@type": "ImageObject",
  url,
  width: { "@type": "QuantitativeValue", value: width },
  height: { "@type": "QuantitativeValue", value: height },
});

const agency = {
  "@type": "Organization",
  "@id": "https://www.example.com/#organization",
  name: "Some Agency",
  url: "https://www.example.com/",
  logo: picture("https://www.example.com/icons/icon-512.png", 512, 512),
};
const contact = { email: "hello@example.com", telephone: "+12125550142" };
const agencyInFull = { ...agency, ...contact, description, sameAs: ["https://social.example/a"] };
const url = "https://www.example.com/research/some-report";
const team = { "@type": "Organization", name: "Research Team", url, parentOrganization: agency };
const article = {
  "@type": "Article",
  additionalType: "https://schema.org/Report",
  headline: "A report",
  description,
  articleSection: "PPC Advertising",
  url,
  mainEntityOfPage: url,
  inLanguage: "en",
  isAccessibleForFree: true,
  datePublished: "2025-08-10",
  dateModified: "2025-08-10",
  author: team,
  publisher: agency,
  image: picture("https://www.example.com/share/research/some-report.png", 1200, 630),
};

test("the site", () => {
  expect(webSiteData(site)).toStrictEqual({
    "@type": "WebSite",
    "@id": "https://www.example.com/#website",
    name,
    description,
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
    description,
    url: "https://www.example.com/services/seo",
    image: "https://www.example.com/share/services/seo.png",
    provider: agency,
  });
});

test("a report, who wrote it, who publishes it, and with a file the data that it is based on", () => {
  expect(reportData(site, report)).toStrictEqual(article);
  const downloads = [{ name: "costs", path: "/research/some-report/costs.csv" }];
  const contentUrl = `${url}/costs.csv`;
  expect(reportData(site, { ...report, downloads })).toStrictEqual({
    ...article,
    isBasedOn: {
      "@type": "Dataset",
      name: "A report",
      description,
      url,
      datePublished: "2025-08-10",
      isAccessibleForFree: true,
      creator: team,
      license: "https://license.example/by",
      distribution: [
        { "@type": "DataDownload", encodingFormat: "text/csv", name: "costs", contentUrl },
      ],
    },
  });
});

test("the way to a page, from the home page on", () => {
  const { itemListElement: items } = breadcrumbData(site, [
    { name: "Services", path: "/services" },
    page,
  ]);
  const item = (position: number, name: string, path: string) => {
    return { "@type": "ListItem", position, name, item: `https://www.example.com${path}` };
  };
  expect(items).toStrictEqual([
    item(1, name, "/"),
    item(2, "Services", "/services"),
    item(3, "Page", "/contact"),
  ]);
});

test("the contact page, and the agency in full", () => {
  expect(contactPageData(site, page)).toStrictEqual({
    "@type": "ContactPage",
    name: "Page",
    description,
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
