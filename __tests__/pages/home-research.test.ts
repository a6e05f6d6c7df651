import { services } from "../browser/site-routes";
import { find, missing, targets, withWords, words, wordsOf } from "../built-page";

test("the hero has the headline and two buttons; headings and a note stand between", () => {
  expect(wordsOf("/", "h1")).toEqual(["Grow Your Business with Expert Marketing"]);
  expect(targets("/", "Start Your Growth Journey")).toEqual(["/contact"]);
  expect(targets("/", "About Us", "main a")).toEqual(["/about/our-story"]);
  const note = "All testimonials from verified paying clients";
  expect(missing("/", "main", ["Our Services", note, "Join Our Success Stories"])).toEqual([]);
});

test.each(["/", "/about/our-story"])("%s shows the three key numbers", (route) => {
  expect(wordsOf(find(route, "main dl")[0], "dl > div")).toEqual([
    expect.stringMatching(/clients.*25\+/),
    expect.stringMatching(/Revenue.*\$1\.6M\+/),
    expect.stringMatching(/satisfaction.*98%/),
  ]);
});

test("the number of 25 clients is drawn as 25 strokes", () => {
  const stat = withWords("/", "main dl > div", "25+");
  const drawn = find(stat, "svg path").map((path) => path.getAttribute("d"));
  expect(drawn.join("").match(/[vl]/g)).toHaveLength(25);
});

test.each(services)("%s has a card: %s, description, four bullets, link", (route, name) => {
  const card = find("/", "main li").find((item) => wordsOf(item, "h3")[0] === name);
  expect(wordsOf(card, "p")[0]).toMatch(/\w+ \w+/);
  expect(find(card, "li")).toHaveLength(4);
  expect(targets(card, /^Learn More/)).toEqual([route]);
});

test.each([
  ["Plumbing", "Google Ads Manager", "$4,500"],
  ["Dental", "SEO Services", "$6,800"],
  ["Meal prep", "Meta Ads Manager", "$3,600"],
  ["Fashion", "TikTok Ads Manager", "$8,200"],
])("a testimonial is from %s, about %s, with stars, an investment of %s, results", (...facts) => {
  expect(find("/", "main figure")).toHaveLength(4);
  const testimonial = withWords("/", "main figure", facts[0]);
  expect(missing(testimonial, "figcaption", [...facts, "Investment", "Results"])).toEqual([]);
  expect(find(testimonial, "[role=img][aria-label='5 out of 5 stars']")).toHaveLength(1);
});

describe.each([
  ["/", "main", "/research?tab=suggest"],
  ["/research", "#current-research", "#suggest-topic"],
])("the studies on %s", (route, part, suggest) => {
  test.each([
    ["November 20, 2025", "Active", "Marketing Analytics", []],
    ["December 5, 2025", "Active", "Content Marketing", []],
    ["October 15, 2025", "Active", "PPC Advertising", []],
    ["August 10, 2025", "Completed", "SEO & Local Marketing", ["/research/voice-search-report"]],
    ["July 25, 2025", "Completed", "Social Media Advertising", ["/research/snapchat-ads-report"]],
  ])("the study of %s is %s, in %s, and leads to %j", (date, status, category, report) => {
    expect(find(route, `${part} article`)).toHaveLength(5);
    const study = withWords(route, `${part} article`, date);
    expect(wordsOf(study, "p > span")).toEqual([status, category, date]);
    expect(find(study, "li")).toHaveLength(4);
    const topic = report[0]?.replace(/.*\/(\w+)-.*/, "$1") ?? "";
    expect(wordsOf(study, "h3").join().toLowerCase()).toContain(topic);
    expect(targets(study, /^Read Full Report/)).toEqual(report);
    expect(find(study, "a").map(words)).toEqual(report.map(() => "Read Full Report"));
  });

  test("end with the date of the last update and the panel for suggestions", () => {
    const expected = ["Last updated: August,18", "Want to Influence Our Research?"];
    expect(missing(route, part, expected)).toEqual([]);
    expect(targets(route, "Suggest Research Topic", `${part} a`)).toEqual([suggest]);
  });
});

test("the archive of reports has its date, and is not called empty", () => {
  const archive = "#completed-research";
  expect(missing("/research", archive, ["Last updated: August 18, 2025"])).toEqual([]);
  expect(missing("/research", archive, ["No Completed Research Yet"])).toHaveLength(1);
});

test.each([
  ["/research/suggest-topic", "main"],
  ["/research", "#suggest-topic"],
])("%s invites a suggestion, with the time it takes and what others asked for", (route, part) => {
  const headings = ["Suggest a Research Topic", "Popular Research Requests"];
  expect(missing(route, `${part} :is(h1, h2, h3)`, headings)).toEqual([]);
  expect(missing(route, part, ["1-2 weeks"])).toEqual([]);
  // In the order of the specification (section 2), which is neither by count nor by name.
  const requests = wordsOf(route, `${part} li`).filter((item) => / \d+ requests/.test(item));
  expect(requests).toEqual([
    "AI in Marketing 14 requests",
    "Voice Search Optimization 7 requests",
    "Social Commerce Trends 15 requests",
    "Attribution Modeling 4 requests",
  ]);
});
