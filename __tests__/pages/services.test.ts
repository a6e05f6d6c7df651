import { services } from "../browser/site-routes";
import { find, missing, targets, wordsOf } from "../built-page";

describe.each(services)("%s", (route, name) => {
  test("has a title, a tagline and two buttons", () => {
    const subject = name.replace(/ (Services|Manager)$/, "");
    expect(wordsOf(route, "h1")).toEqual([expect.stringContaining(subject)]);
    expect(wordsOf(route, "main p")[0]).toMatch(/\w+ \w+/);
    expect(targets(route, "Get in Touch")).toEqual(["/contact"]);
    expect(targets(route, "View All Services")).toEqual(["/services"]);
  });

  test("says what it is, why a business needs it, why to choose the agency, and what it takes", () => {
    const expected = [/^What (Is|Are) /m, /^Why .*Needs? /m, /^Why Choose /m];
    expect(missing(route, "main h2", expected)).toEqual([]);
    const further = ["How success is measured", "What we need from you"];
    expect(missing(route, "main :is(h2, h3)", further)).toEqual([]);
  });

  test("has What We Offer as a grid of cards, and ends with one invitation", () => {
    const sections = find(route, "main section");
    const offer = sections.find((section) => wordsOf(section, "h2")[0] === "What We Offer");
    expect(find(offer, "h3")).toHaveLength(route === "/services/seo" ? 6 : 4);
    expect(find(sections.at(-1), "h2")).toHaveLength(1);
    expect(targets(sections.at(-1), /./)).toEqual(["/contact"]);
  });

  test("shows what a client of this service said, if one did", () => {
    const has = /\/(google-ads|meta-ads|seo|tiktok-ads)$/.test(route);
    expect(wordsOf(route, "main figcaption p span")).toEqual(has ? [name] : []);
  });
});

test("the overview leads to all services, in the groups of the menu", () => {
  const groups = ["Project Engineering", "Ads Services"];
  expect(wordsOf("/services", "main h2").slice(0, 2)).toEqual(groups);
  const targetsOfCards = targets("/services", /^Learn More/);
  expect(targetsOfCards).toEqual(services.map(([route]) => route));
  expect(wordsOf("/services", "main h3")).toEqual(services.map(([, name]) => name));
});
