import { array, object, string } from "yup";
import { breadcrumbData } from "../../src/seo/breadcrumb-data";
import { contactPageData } from "../../src/seo/contact-page-data";
import { jsonLdText } from "../../src/seo/json-ld";
import { organizationData, webSiteData } from "../../src/seo/organization-data";
import { reportData } from "../../src/seo/report-data";
import { serviceData } from "../../src/seo/service-data";

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
};

const address = string()
  .required()
  .matches(/^https:\/\/www\.example\.com\/[^\s?]*$/);
const text = string().required();
const type = (name: string) => string().required().oneOf([name]);
const image = object({ "@type": type("ImageObject"), url: address }).required();
const publisher = object({ "@type": type("Organization"), name: text, url: address, logo: image });

/** Fields that schema.org or Google asks for, and those that Google recommends. */
const shapes = {
  organization: publisher.shape({
    description: text,
    email: text.email(),
    telephone: text.matches(/^\+\d{11}$/),
    sameAs: array(text.url()).required().min(1),
  }),
  webSite: object({ "@type": type("WebSite"), name: text, url: address }),
  service: object({
    "@type": type("Service"),
    name: text,
    serviceType: text,
    description: text,
    url: address,
    image: address,
    provider: publisher,
  }),
  article: object({
    "@type": type("Article"),
    additionalType: type("https://schema.org/Report"),
    headline: text.max(110),
    datePublished: text.matches(/^\d{4}-\d\d-\d\d$/),
    dateModified: text.matches(/^\d{4}-\d\d-\d\d$/),
    author: object({ "@type": type("Organization"), name: type("Research Team"), url: address }),
    publisher,
    image,
    mainEntityOfPage: address,
  }),
  dataset: object({
    "@type": type("Dataset"),
    name: text,
    description: text.min(50).max(5000),
    url: address,
    creator: object({ "@type": type("Organization"), name: text }),
    distribution: array(
      object({
        "@type": type("DataDownload"),
        encodingFormat: type("text/csv"),
        contentUrl: address,
      }),
    )
      .required()
      .length(2),
  }),
  breadcrumbs: object({
    "@type": type("BreadcrumbList"),
    itemListElement: array(object({ "@type": type("ListItem"), name: text, item: address }))
      .required()
      .min(2),
  }),
  contactPage: object({
    "@type": type("ContactPage"),
    name: text,
    description: text,
    url: address,
    mainEntity: publisher.shape({ email: text, telephone: text }),
  }),
};

const downloads = [
  { name: "Adoption", path: "/research/some-report/adoption.csv" },
  { name: "Costs", path: "/research/some-report/costs.csv" },
];
const page = { name: "Page", description: "About the page.", path: "/contact" };
const crumbs = breadcrumbData(site, [{ name: "Services", path: "/services" }, page]);

test.each([
  ["the agency", shapes.organization, organizationData(site)],
  ["the site", shapes.webSite, webSiteData(site)],
  ["a service", shapes.service, serviceData(site, { ...page, path: "/services/seo" })],
  ["a report", shapes.article, reportData(site, report)],
  ["its data", shapes.dataset, reportData(site, { ...report, downloads }).isBasedOn],
  ["the way to a page", shapes.breadcrumbs, crumbs],
  ["the contact page", shapes.contactPage, contactPageData(site, page)],
])("%s has every field that search engines ask for", (_, shape, thing) => {
  expect(shape.validateSync(thing, { strict: true })).toEqual(thing);
});

test("the way to a page counts from the home page", () => {
  expect(crumbs.itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, "https://www.example.com/"],
    [2, "https://www.example.com/services"],
    [3, "https://www.example.com/contact"],
  ]);
});

test("a report without files names no data set", () => {
  expect(reportData(site, report)).not.toHaveProperty("isBasedOn");
});

test("no text can end the script that holds it", () => {
  const name = "</script><script>alert(1)</script><!--";
  const written = jsonLdText([organizationData({ ...site, name })]);
  expect(written).not.toContain("<");
  expect(JSON.parse(written)).toMatchObject({ "@graph": [{ name }] });
});
