import { jsonLdText } from "../../src/seo/seo-head";
import { organizationData } from "../../src/seo/structured-data";

jest.mock("gatsby", () => jest.requireActual("../gatsby-stand-in"));

const site = {
  siteUrl: "https://www.example.com",
  name: "</script><script>alert(1)</script><!--",
  description: "What the agency does.",
  email: "hello@example.com",
  phone: "(212) 555-0142",
  profiles: ["https://social.example/a", "https://network.example/"],
};

test("text can't end the script element", () => {
  const json = jsonLdText([organizationData(site)]);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ "@graph": [{ name: site.name }] });
});

test("a link to a social network's home page isn't listed as a profile", () => {
  expect(organizationData(site).sameAs).toEqual(["https://social.example/a"]);
});
