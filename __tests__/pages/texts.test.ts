import { services } from "../browser/site-routes";
import { find, findMissing, findTargets, findByText, readText, readTexts } from "../built-page";

test("the home page has its headline, buttons, headings and note", () => {
  expect(readTexts("/", "h1")).toEqual(["Grow Your Business with Expert Marketing"]);
  expect(findTargets("/", "Start Your Growth Journey")).toEqual(["/contact"]);
  expect(findTargets("/", "About Us", "main a")).toEqual(["/about/our-story"]);
  const note = "All testimonials from verified paying clients";
  expect(findMissing("/", "main", ["Our Services", note, "Join Our Success Stories"])).toEqual([]);
});

const revenueAndSatisfaction = [
  expect.stringMatching(/Revenue.*\$1\.6M\+/),
  expect.stringMatching(/satisfaction.*98%/),
];

test("the home page has a ledger sheet with 25 strokes for 25+ clients, and two more key numbers", () => {
  const sheet = findByText("/", "main > header figure", "25+");
  expect(sheet?.textContent).toMatch(/25\+.*clients/);
  const drawn = find(sheet, "svg path").map((path) => path.getAttribute("d"));
  expect(drawn.join("").match(/M/g)).toHaveLength(25);
  expect(readTexts(find("/", "main dl")[0], "dl > div")).toEqual(revenueAndSatisfaction);
});

test("Our Story has the three key numbers, with 25 strokes for 25+ clients", () => {
  const stats = find("/about/our-story", "main dl > div");
  const clients = expect.stringMatching(/clients.*25\+/);
  expect(readTexts("/about/our-story", "main dl > div")).toEqual([clients, ...revenueAndSatisfaction]);
  const drawn = find(stats[0], "svg path").map((path) => path.getAttribute("d"));
  expect(drawn.join("").match(/[vl]/g)).toHaveLength(25);
});

test("98 percent are drawn as 98 marks and two rings", () => {
  const [rows, rings] = find(findByText("/", "main dl > div", "98%"), "svg path");
  const marksInRows = [...(rows?.getAttribute("d") ?? "").matchAll(/h([\d.]+)/g)].map(
    ([, length]) => Math.floor(Number(length) / 12) + 1,
  );
  expect(marksInRows).toEqual([20, 20, 20, 19, 19]);
  expect(rows?.getAttribute("stroke-dasharray")).toBe("0 12");
  expect(rings?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
});

test.each(services)("%s has a card named %s with description, four bullets and link", (route, name) => {
  const card = find("/", "main li").find((item) => readTexts(item, "h3")[0] === name);
  expect(readTexts(card, "p")[0]).toMatch(/\w+ \w+/);
  expect(find(card, "li")).toHaveLength(4);
  expect(findTargets(card, /^Learn More/)).toEqual([route]);
});

test.each([
  ["Plumbing", "Google Ads Manager", "$4,500"],
  ["Dental", "SEO Services", "$6,800"],
  ["Meal prep", "Meta Ads Manager", "$3,600"],
  ["Fashion", "TikTok Ads Manager", "$8,200"],
])("the testimonial from %s is about %s, with an investment of %s", (...facts) => {
  expect(find("/", "main figure:has(blockquote)")).toHaveLength(4);
  const testimonial = findByText("/", "main figure", facts[0]);
  expect(findMissing(testimonial, "figcaption", [...facts, "Investment", "Results"])).toEqual([]);
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
  ])("the study of %s is %s, in %s, and links to %j", (date, status, category, report) => {
    expect(find(route, `${part} article`)).toHaveLength(5);
    const study = findByText(route, `${part} article`, date);
    expect(readTexts(study, ".meta p")).toEqual([`${status} ${date} ${category}`]);
    expect(find(study, "li")).toHaveLength(4);
    const topic = report[0]?.replace(/.*\/(\w+)-.*/, "$1") ?? "";
    expect(readTexts(study, "h3").join().toLowerCase()).toContain(topic);
    expect(findTargets(study, /^Read Full Report/)).toEqual(report);
    expect(find(study, "a").map(readText)).toEqual(report.map(() => "Read Full Report"));
  });

  test("end with the last update and the invitation to suggest a topic", () => {
    const expected = ["Last updated: August,18", "Want to Influence Our Research?"];
    expect(findMissing(route, part, expected)).toEqual([]);
    expect(findTargets(route, "Suggest Research Topic", `${part} a`)).toEqual([suggest]);
  });
});

test("the list of completed reports has its date and no note that it's empty", () => {
  const archive = "#completed-research";
  expect(findMissing("/research", archive, ["Last updated: August 18, 2025"])).toEqual([]);
  expect(findMissing("/research", archive, ["No Completed Research Yet"])).toHaveLength(1);
});

test.each([
  ["/research/suggest-topic", "main"],
  ["/research", "#suggest-topic"],
])("%s invites suggestions and lists popular requests", (route, part) => {
  const headings = ["Suggest a Research Topic", "Popular Research Requests"];
  expect(findMissing(route, `${part} :is(h1, h2, h3)`, headings)).toEqual([]);
  expect(findMissing(route, part, ["1-2 weeks"])).toEqual([]);
  // The specification (section 2) sets this order. The list isn't sorted by count or by name.
  const requests = readTexts(route, `${part} li`).filter((item) => / \d+ requests/.test(item));
  expect(requests).toEqual([
    "AI in Marketing 14 requests",
    "Voice Search Optimization 7 requests",
    "Social Commerce Trends 15 requests",
    "Attribution Modeling 4 requests",
  ]);
});

const nextSteps = [
  "You write to us",
  "We reply within 24 hours on business days",
  "You decide whether to go on",
];

describe.each(services)("%s", (route, name) => {
  test("has a title, a tagline and two buttons", () => {
    const subject = name.replace(/ (Services|Manager)$/, "");
    expect(readTexts(route, "h1")).toEqual([expect.stringContaining(subject)]);
    expect(readTexts(route, "main p")[0]).toMatch(/\w+ \w+/);
    expect(findTargets(route, "Get in Touch")).toEqual(["/contact"]);
    expect(findTargets(route, "View All Services")).toEqual(["/services"]);
  });

  test("has its sections", () => {
    const expected = [/^What (Is|Are) /m, /^Why .*Needs? /m, /^Why Choose /m];
    expect(findMissing(route, "main h2", expected)).toEqual([]);
    const further = ["How success is measured", "What we need from you"];
    expect(findMissing(route, "main :is(h2, h3)", further)).toEqual([]);
  });

  test("has What We Offer with its cards, and ends with one invitation", () => {
    const sections = find(route, "main section");
    const offer = sections.find((section) => readTexts(section, "h2")[0] === "What We Offer");
    expect(find(offer, "h3")).toHaveLength(route === "/services/seo" ? 6 : 4);
    expect(find(sections.at(-1), "h2")).toHaveLength(1);
    expect(findTargets(sections.at(-1), /./)).toEqual(["/contact"]);
  });

  test("says what happens next right before the invitation", () => {
    const steps = find(route, "main section").at(-2);
    expect(readTexts(steps, "h2, li")).toEqual(["What Happens Next", ...nextSteps]);
  });

  test("has the testimonial about this service right after What We Offer", () => {
    const has = /\/(google-ads|meta-ads|seo|tiktok-ads)$/.test(route);
    expect(readTexts(route, "main figcaption p span")).toEqual(has ? [name] : []);
    const headings = readTexts(route, "main section h2");
    expect(headings[headings.indexOf("What We Offer") + 1]).toMatch(has ? /Clients Say$/ : /Together$/);
  });
});

test.each([
  ["/services/google-ads", "Our study: 87% of top performers use smart bidding", "google-ads-roi-report"],
  ["/services/snapchat-ads", "Our study: +156% for dynamic ads vs static ads", "snapchat-ads-report"],
  ["/services/seo", "Our study: 25% of paid clicks came from voice search", "voice-search-report"],
  ["/services/tiktok-ads", "Our study: 350+ campaigns studied", "tiktok-ads-report"],
])("%s shows a number from a report and links to the report", (route, text, report) => {
  const link = find(route, `main header a[href="/research/${report}"]`);
  expect(link.map(readText)).toEqual([expect.stringContaining(text)]);
});

test.each(["/services", "/reviews"])("%s shows what four clients invested", (route) => {
  const chart = findByText(route, "main section", "What four clients invested");
  expect(readTexts(chart, "li")).toEqual([
    expect.stringMatching(/Meal prep.*Meta Ads Manager.*\$3,600/),
    expect.stringMatching(/Plumbing.*Google Ads Manager.*\$4,500/),
    expect.stringMatching(/Dental.*SEO Services.*\$6,800/),
    expect.stringMatching(/Fashion.*TikTok Ads Manager.*\$8,200/),
  ]);
});

test("the overview links to all services, grouped like the menu", () => {
  const groups = ["Project Engineering", "Ads Services"];
  expect(readTexts("/services", "main h2").slice(0, 2)).toEqual(groups);
  const targetsOfCards = findTargets("/services", /^Learn More/);
  expect(targetsOfCards).toEqual(services.map(([route]) => route));
  expect(readTexts("/services", "main h3")).toEqual(services.map(([, name]) => name));
});

test.each([
  [
    "/about/our-story",
    ["Who We Are", "What Sets Us Apart", "Why Choose Us", "Our Vision"],
    ["Proven Results", "Transparent Communication", "Performance Focused"],
  ],
  [
    "/about/mission-values",
    ["Our Mission", "Core Values", "People-Centered Approach", "What This Means for You"],
    ["Transparency and Integrity", "Innovation"],
    ["Trusted Partnership", "Measurable Results", "Future-Ready Solutions"],
  ],
])("%s has its headings and buttons", (route, ...headings) => {
  expect(readTexts(route, "main :is(h2, h3)")).toEqual(expect.arrayContaining(headings.flat()));
  expect(findTargets(route, "Start Your Growth Journey", "main header a")).toEqual(["/contact"]);
  expect(findTargets(route, "View Our Services", "main header a")).toEqual(["/services"]);
  expect(findTargets(route, "Contact Us", "main a")).toEqual(["/contact"]);
});

test.each([
  [
    "/privacy",
    "Privacy Policy",
    12,
    "/cookies",
    [
      /term of service plus 7 years/i,
      /analytics[^.]{0,40}26 months/i,
      /privacy requests within 30 days/i,
      /at least 18 years/i,
    ],
  ],
  [
    "/terms",
    "Terms of Service",
    16,
    "/privacy",
    [
      /at least 18 years/i,
      /invoices are due in 30 days/i,
      /late fee of 1\.5% monthly/i,
      /suspend services[^.]*30(\+| or more) days overdue/i,
      /refund[^.]*in writing within 30 days/i,
      /30 days written notice/i,
      /up to 30 days of transition help/i,
      /changes with 30 days notice/i,
      /the lesser of the amount you paid us in the prior 12 months or \$10,000/i,
      /legal department hours: Mon-Fri 9 AM-5 PM EST/i,
    ],
  ],
  [
    "/cookies",
    "Cookie Policy",
    11,
    "/privacy",
    [
      /analytics cookies last about 2 years/i,
      /preference cookies last 1 year\b/i,
      /marketing cookies last 30-90 days/i,
      /authentication cookies last 30 days/i,
    ],
  ],
])("%s is the %s with %i numbered sections, a link to %s, and its terms", (route, ...expected) => {
  const [title, count, other, figures] = expected;
  expect(readTexts(route, "h1")).toEqual([title]);
  const numbers = readTexts(route, "main h2").flatMap((text) => /^(\d+)\. \S/.exec(text)?.[1] ?? []);
  expect(numbers).toEqual(Array.from({ length: count }, (_, index) => `${index + 1}`));
  expect(findTargets(route, /./, "main a")).toContain(other);
  const updated = /Last updated: [A-Z][a-z]+ \d{1,2}, \d{4}/;
  expect(findMissing(route, "main", [updated, ...figures])).toEqual([]);
});

test("the contact page has its cards and the response time", () => {
  expect(readTexts("/contact", "h1")).toEqual(["Get In Touch"]);
  const cards = ["Email Us", "Call Us", "Response Time", "Send Us a Message"];
  expect(readTexts("/contact", "main h2")).toEqual(expect.arrayContaining(cards));
  expect(readTexts("/contact", "main ol li")).toEqual(nextSteps);
  expect(readTexts(findByText("/contact", "main li", "Response Time"), "p")).toEqual([
    "One stroke, one hour",
    expect.stringMatching(/^[A-Z][^.]* within 24 hours on business days Mon-Fri 9AM-6PM EST$/),
  ]);
});

test.each([
  ["/contact", "main"],
  ["/", "footer"],
])("%s has the email address and phone number in its %s, and their links match", (...part) => {
  const [route, place] = part;
  const links = find(route, `${place} :is([href^="mailto:"], [href^="tel:"])`);
  expect(links.map((link) => `${link.getAttribute("href")} ${readText(link)}`)).toEqual([
    expect.stringMatching(/^mailto:(\S+@\S+\.\S+) \1$/),
    expect.stringMatching(/^tel:\+1(\d{3})(\d{3})(\d{4}) \+1 \(\1\) \2-\3$/),
  ]);
});

test("the reviews end with an invitation", () => {
  expect(findTargets(find("/reviews", "main section").at(-1), /./)).toEqual(["/contact"]);
});

test("reviews are by verified paying clients, each with a first name and five stars", () => {
  expect(findMissing("/reviews", "main", [/verified paying clients/i])).toEqual([]);
  const reviews = find("/reviews", "main figure");
  expect(reviews.length).toBeGreaterThan(0);
  for (const review of reviews) {
    expect(readTexts(review, "figcaption strong")).toEqual([expect.stringMatching(/^\p{L}+$/u)]);
    expect(find(review, "[role=img][aria-label='5 out of 5 stars']")).toHaveLength(1);
  }
});
