import { type Locator } from "playwright-core";
import sharp from "sharp";
import {
  brokenWords,
  closedDots,
  collidingLabels,
  lengthenWords,
  smallFields,
  trackedTexts,
  unreadableMain,
  wideThings,
} from "./page-checks";
import { setUpSite } from "./site";
import { control } from "./form-steps";
import { legalPages, reports, routes, services } from "./site-routes";

const site = setUpSite();
const large = { viewport: { width: 1280, height: 800 } };

/** Shows a route in the page that all tests share. Tests of one route are together, so that it loads once. */
async function show(route: string, width: number) {
  const page = await site.read(route);
  await page.setViewportSize({ width, height: width === 768 ? 1024 : 844 });
  return page;
}

/** Returns the elements' distances from the window's left or top edge, in whole pixels. */
const measure = (elements: Locator, side: "x" | "y") =>
  elements.evaluateAll(
    (all, of) => all.map((element) => Math.round(element.getBoundingClientRect()[of])),
    side,
  );

const checks = {
  "can be read": unreadableMain,
  "breaks no word and no years of large text at a hyphen": brokenWords,
  "has no label in a chart that overlaps another or crosses a bar": collidingLabels,
  "has no tracking below 20 px": trackedTexts,
  "has no dot that runs into its letter": closedDots,
  "has no field below 16 px": smallFields,
};

describe("every route", () => {
  const found = new Map<string, string[]>();
  let charts = 0;
  // Load each route once for all checks, because loading takes most of the time.
  beforeAll(async () => {
    const page = await site.blank({ javaScriptEnabled: false });
    for (const route of [...routes, "/no-such-page"]) {
      await page.goto(route);
      charts += await page.locator("figure.chart").count();
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        for (const [name, check] of Object.entries(checks)) {
          const here = (await page.evaluate(check)).map((text) => `${route} at ${width} px: ${text}`);
          found.set(name, [...(found.get(name) ?? []), ...here]);
        }
      }
    }
    expect(charts).toBeGreaterThan(6);
  }, 120_000);

  test.each(Object.keys(checks))("%s", (name) => {
    expect(found.get(name)).toEqual([]);
  });
});

test("the test of narrow windows names the content that doesn't fit, even after its words were lengthened", async () => {
  const page = await site.blank({ viewport: { width: 390, height: 844 } });
  await page.setContent('<p style="white-space: nowrap">DKK 9M+</p>');
  expect(await page.evaluate(wideThings)).toEqual([]);
  await page.evaluate(lengthenWords, "Incomprehensibilities".repeat(3));
  expect(await page.evaluate(wideThings)).toEqual([`"DKK 9M+" doesn't fit a window of 390px`]);
});

test("on large screens, services have three columns, and the amounts of testimonials are aligned", async () => {
  const page = await show("/", 1280);
  const main = page.getByRole("main");
  const cards = main.locator("li:has(> h3)").filter({ hasText: "Learn More" });
  const [first, second, third, ...rest] = await measure(cards, "x");
  expect(new Set([first, second, third]).size).toBe(3);
  expect(rest).toEqual([first, second, third]);
  const amounts = await measure(main.locator("dd").filter({ hasText: /^\$\d,\d00$/ }), "y");
  expect(amounts).toHaveLength(4);
  expect(new Set(amounts).size).toBe(1);
});

test("on large screens, the home page has a ledger sheet beside its headline, and its buttons below", async () => {
  const page = await show("/", 1280);
  const header = page.locator("main > header");
  const [headline, buttons] = [header.locator("h1"), header.getByRole("link").first()];
  expect(await measure(buttons, "x")).toEqual(await measure(headline, "x"));
  const box = await header.locator("figure").boundingBox();
  expect(box?.width).toBeGreaterThan(440);
  expect(box?.height).toBeGreaterThan(480);
  const { x = 0, y = 0 } = (await headline.boundingBox()) ?? {};
  expect(box?.x).toBeGreaterThan(x);
  expect(box?.y).toBeLessThanOrEqual(y);
});

test("on a tablet, the parts of testimonials are aligned in each row", async () => {
  const page = await show("/", 768);
  const testimonials = page.locator("figure:has(blockquote)");
  for (const part of ["blockquote", "strong", "dt:text('Results')", "dt:text('Investment')"]) {
    const [first, second, third, fourth, ...rest] = await measure(testimonials.locator(part), "y");
    expect([second, fourth, rest]).toEqual([first, third, []]);
  }
});

test("on a phone, both buttons below the headline are equally wide", async () => {
  const page = await show("/", 390);
  const buttons = page.locator("main > header").getByRole("link");
  const widths = await buttons.evaluateAll((all) => all.map((button) => button.clientWidth));
  expect(widths).toEqual([widths[0], widths[0]]);
});

test("on a phone, part of the second testimonial is in view, and each one has its position", async () => {
  const page = await show("/", 390);
  const testimonials = page.locator("figure:has(blockquote)");
  const [first = 0, second = 0] = await measure(testimonials, "x");
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(330);
  expect(second).toBeLessThan(380);
  for (const [index, testimonial] of (await testimonials.all()).entries()) {
    expect(await testimonial.getByText(`${index + 1}/4`, { exact: true }).isVisible()).toBe(true);
  }
});

test.each(["/", "/about/our-story"])(
  "on a tablet, numbers about the agency on %s are at least 56 px high",
  async (route) => {
    const page = await show(route, 768);
    const number = page.locator("dt:text('Revenue generated') + dd > span");
    const size = await number.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(56);
  },
);

test.each(["/reviews", "/services/google-ads"])(
  "on large screens, each testimonial on %s has its result below the quote, in one line with the amount",
  async (route) => {
    const page = await show(route, 1280);
    const results = page.locator("dt:text('Results') + dd");
    const quotes = page.locator("blockquote");
    const lefts = await measure(results, "x");
    expect(lefts.length).toBeGreaterThan(0);
    expect(await measure(quotes, "x")).toEqual(lefts);
    expect(await measure(page.getByText("All testimonials from"), "x")).toEqual(lefts.slice(0, 1));
    const labels = page.locator("dl dt");
    const tops = await measure(labels.filter({ hasText: "Results" }), "y");
    expect(await measure(labels.filter({ hasNotText: "Results" }), "y")).toEqual(tops);
  },
);

test("the overview has each service in one row, with its illustration and its features", async () => {
  const page = await show("/services", 1280);
  const rows = page.getByRole("main").locator("li:has(h3)");
  expect(await rows.count()).toBe(services.length);
  for (const row of await rows.all()) {
    const parts = ["svg[viewBox='0 0 960 320']", "h3", "ul"].map((part) => row.locator(part));
    const lefts = (await Promise.all(parts.map((part) => measure(part, "x")))).flat();
    expect(lefts).toEqual([...new Set(lefts)].sort((one, other) => one - other));
    expect(lefts).toHaveLength(3);
  }
});

test.each([768, 1280])("at %i px, studies side by side are aligned, and none is cut off", async (width) => {
  const page = await show("/research", width);
  const studies = page.locator("#current-research article");
  for (const part of ["h3", ".findings > p"]) {
    const tops = await measure(studies.locator(part), "y");
    const rows = width === 768 ? [tops.slice(3)] : [tops.slice(0, 3), tops.slice(3)];
    expect(rows.map((row) => new Set(row).size)).toEqual(rows.map(() => 1));
  }
  for (const summary of await studies.locator(".summary").all()) {
    const title = await summary.locator("h3").boundingBox();
    const [text = NaN] = await measure(summary.locator("h3 + p"), "y");
    expect(text - ((title?.y ?? NaN) + (title?.height ?? NaN))).toBeLessThan(16);
  }
  const edges = await studies.evaluateAll((all) => all.map((study) => study.getBoundingClientRect().right));
  expect(edges).toHaveLength(5);
  expect(Math.max(...edges)).toBeLessThan(width);
});

test.each([768, 1280])(
  "at %i px, the research page starts with a large finding and its chart",
  async (width) => {
    const page = await show("/research", width);
    const figures = page.getByRole("region", { name: "Completed reports" }).getByRole("listitem");
    expect(await figures.count()).toBe(7);
    const first = figures.first();
    expect(await first.getByRole("link").innerText()).toMatch(/^\+89%/);
    expect(await first.locator("line").count()).toBe(3);
    const sizes = await figures
      .locator("a > b")
      .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
    expect(sizes[0]).toBe(96);
    expect(Math.max(...sizes.slice(1))).toBeLessThan(56);
  },
);

test("the name of a lane's gate is above the gate", async () => {
  const page = await show("/research?tab=completed", 1280);
  const names = page.locator("p:has(+ svg) > b").filter({ hasText: /^(Handover|Approval)$/ });
  expect(await names.count()).toBe(2);
  for (const name of await names.all()) {
    const ends = await name.evaluate((each) =>
      [each, each.closest("div")?.querySelector("g")].map(
        (part) => part?.getBoundingClientRect().right ?? NaN,
      ),
    );
    expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThan(8);
  }
});

test.each([390, 1280])("at %i px, each line of a lane reaches the next circle", async (width) => {
  const page = await show("/research/ai-business-report", width);
  const gaps = await page.locator(".lane").evaluateAll((lanes) => {
    const lines = lanes.flatMap((lane) => [...lane.querySelectorAll(".track")]);
    return lines.flatMap((line) => {
      const circle = line.parentElement?.nextElementSibling?.querySelector("svg:not(.track) path[fill]");
      const [end, start] = [line.getBoundingClientRect(), circle?.getBoundingClientRect()];
      if (start === undefined) return [];
      return end.width > end.height ? start.left - end.right : start.top - end.bottom;
    });
  });
  expect(gaps).toHaveLength(4);
  expect(gaps.filter((gap) => gap > 0)).toEqual([]);
});

test.each([390, 1280])("at %i px, labels are in the middle of bars", async (width) => {
  const page = await show("/research/ai-integration-report", width);
  const distances = await page.locator(".bar text").evaluateAll((labels) =>
    labels.map((label) => {
      const [text, bar] = [label, label.previousElementSibling].map((each) => each?.getBoundingClientRect());
      return Math.abs((text?.top ?? 0) + (text?.bottom ?? 0) - (bar?.top ?? 0) - (bar?.bottom ?? 0)) / 2;
    }),
  );
  expect(distances).toHaveLength(2);
  expect(Math.max(...distances)).toBeLessThan(3);
});

test.each([390, 1280])("at %i px, a legend is below its dots", async (width) => {
  const page = await show("/research/voice-search-report", width);
  const dots = page.locator(".dots");
  const square = await dots.locator("svg").first().boundingBox();
  const legend = await dots
    .locator("p")
    .last()
    .evaluate(
      (each) => each.getBoundingClientRect().left + parseFloat(getComputedStyle(each).paddingInlineStart),
    );
  // The drawing is 120 SVG units wide, and its dots begin 4 units from its left edge.
  const left = (square?.x ?? 0) + ((square?.width ?? 0) / 120) * 4;
  expect(Math.abs(left - legend)).toBeLessThan(2.5);
});

test.each([390, 1280])("at %i px, a chart and a plan are as wide as the window", async (width) => {
  const page = await show("/research/sem-trends-report", width);
  for (const part of ["#figure-devices", "#figure-first-party-data", ".phases"]) {
    const { x = NaN, width: wide = NaN } = (await page.locator(part).boundingBox()) ?? {};
    expect([part, Math.abs(Math.round(x)), Math.round(wide)]).toEqual([part, 0, width]);
  }
});

test("on a phone, tables of a report are cards with labels, and keep their structure", async () => {
  const page = await show("/research/sem-trends-report", 390);
  const table = page.getByRole("table").filter({ hasText: "Sign of success" });
  const headers = await table.getByRole("columnheader").allInnerTexts();
  const cells = table.getByRole("row").nth(1).getByRole("cell");
  expect(new Set(await measure(cells, "x")).size).toBe(1);
  const labels = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell, "::before").content.replace(/^"([^"]*)".*$/, "$1")),
  );
  expect(labels).toEqual(headers);
  expect(labels).toHaveLength(4);
  const frames = page.locator(".table-frame:visible");
  const widths = await frames.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect(new Set(widths)).toEqual(new Set([0]));
});

test("the end of a report is in the text's column, with one filled button", async () => {
  const page = await show("/research/sem-trends-report", 1280);
  const article = page.getByRole("article");
  const parts = article.locator(
    "h2, summary:has-text('Cite'), button:visible, div > ul > :first-child > a[href^='/research']",
  );
  const [first, ...others] = await measure(parts, "x");
  expect(new Set(others)).toEqual(new Set([first]));
  const filled = await article.locator("a, button").evaluateAll((all) => {
    const backgrounds = all.map((element) => getComputedStyle(element).backgroundColor);
    return backgrounds.filter((background) => background !== "rgba(0, 0, 0, 0)").length;
  });
  expect(filled).toBe(1);
});

test("on a tablet, the first screen of a report shows where its text begins", async () => {
  const page = await show("/research/sem-trends-report", 768);
  const [heading] = await measure(page.locator("article h2").first(), "y");
  expect(heading).toBeLessThan(1000);
});

test("on a phone, the edge of the screen doesn't cut off the triangle of a report's citation", async () => {
  const page = await show("/research/sem-trends-report", 390);
  const summary = page.locator("summary:has-text('Cite')");
  await summary.scrollIntoViewIfNeeded();
  const { y = 0, height = 0 } = (await summary.boundingBox()) ?? {};
  const edge = await page.screenshot({ clip: { x: 0, y, width: 4, height } });
  const { channels } = await sharp(edge).stats();
  expect(channels.map(({ stdev }) => stdev)).toEqual([0, 0, 0]);
});

test("on large screens, the contact cards and the form start at the same distance from the left", async () => {
  const page = await show("/contact", 1280);
  const [email, , response, form] = await measure(page.locator("main li:has(h2), main form"), "x");
  expect([response, form]).toEqual([email, email]);
});

test.each([768, 1280])("at %i px, the top of the contact page has no holes", async (width) => {
  const page = await show("/contact", width);
  const box = async (selector: string) => {
    const { y, height } = (await page.locator(`main ${selector}`).first().boundingBox()) ?? {
      y: NaN,
      height: NaN,
    };
    return { top: y, bottom: y + height };
  };
  const [actions, cards] = [await box("header a"), await box("li:has(h2)")];
  expect(cards.top - actions.bottom).toBeLessThan(48);
  const [sheet, strokes] = [await box("li:has(svg > g)"), await box("li svg > g")];
  expect(strokes.top - sheet.top).toBeGreaterThan(16);
  const end = Math.max(sheet.bottom, cards.bottom);
  expect((await box("section")).top - end).toBeLessThan(120);
});

test.each([
  ["/contact", "div:has(> h3:text('What Happens Next'))", 3, 130],
  ["/research/suggest-topic", "div:has(> h3:text('Popular'))", 4, 240],
])("on large screens, the rows beside the form on %s aren't stretched", async (route, beside, rows, most) => {
  const page = await show(route, 1280);
  const heights = await page.locator(`${beside} li`).evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(heights).toHaveLength(rows);
  expect(Math.max(...heights)).toBeLessThan(most);
});

describe.each(legalPages)("the contents of %s", (route) => {
  test.each([390, 1280])("have no entry with a single word on its last line at %i px", async (width) => {
    const page = await show(route, width);
    const entries = page.getByRole("main").getByRole("navigation").getByRole("link");
    const wrapped = await entries.evaluateAll((links) =>
      links
        .filter(({ firstChild }) => {
          const [, words = "", last = ""] = /^(.*) (\S+)$/.exec(firstChild?.textContent ?? "") ?? [];
          const topAt = (start: number, end: number) => {
            const range = document.createRange();
            range.setStart(firstChild!, start);
            range.setEnd(firstChild!, end);
            return range.getBoundingClientRect().top;
          };
          const end = words.length + 1 + last.length;
          return topAt(words.length - 1, words.length) < topAt(end - 1, end);
        })
        .map(({ textContent }) => textContent),
    );
    expect(await entries.count()).toBeGreaterThan(10);
    expect(wrapped).toEqual([]);
  });
});

test.each(["/", "/services"])(
  "a click on the edge of a service's card on %s follows its link",
  async (route) => {
    const page = await site.open(route, large);
    const card = page.getByRole("main").locator("li:has(> h3)").filter({ hasText: "SEO Services" });
    await card.click({ position: { x: 4, y: 4 } });
    await page.waitForURL("**/services/seo");
  },
);

test("on a phone, the home page is less than eleven screens high", async () => {
  const page = await site.blank({ viewport: { width: 390, height: 844 } });
  // Headlines are widest in a fallback font, which visitors with a slow connection see first.
  await page.route("**/*.woff2", (request) => request.abort());
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8500);
});

test("on a phone, a service's drawing is at least 140 px high", async () => {
  const page = await site.blank({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const small: string[] = [];
  for (const [route] of services) {
    await page.goto(route);
    const box = await page.locator("svg[viewBox='0 0 960 320']").boundingBox();
    if ((box?.height ?? 0) < 140) small.push(`${route}: ${box?.height} px`);
  }
  expect(small).toEqual([]);
});

test("every report has space above its facts, and its figure is on one line on a tablet", async () => {
  const page = await site.blank({ javaScriptEnabled: false });
  const wrong: string[] = [];
  for (const route of reports) {
    await page.setViewportSize(large.viewport);
    await page.goto(route);
    const room = await page.locator("main header ul").evaluate((list) => {
      const words = document.createRange();
      words.selectNodeContents(list.firstElementChild ?? list);
      return words.getBoundingClientRect().top - list.getBoundingClientRect().top;
    });
    if (room < 8) wrong.push(`${route}: ${room} px above its facts`);
    await page.setViewportSize({ width: 768, height: 1024 });
    const figure = page.locator("main header b").first();
    const lines = await figure.evaluate(
      (number) => number.getBoundingClientRect().height / parseFloat(getComputedStyle(number).fontSize),
    );
    if (lines > 1.2) wrong.push(`${route}: a key figure on several lines`);
  }
  expect(wrong).toEqual([]);
});

test("on a phone, the first field of the contact form is in the first 950 px", async () => {
  const page = await site.blank({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto("/contact");
  const { y, height } = (await control(page, "Name").boundingBox()) ?? { y: NaN, height: NaN };
  expect(y + height).toBeLessThan(950);
  const [response = NaN] = await measure(page.getByRole("heading", { name: "Response Time" }), "y");
  expect(response).toBeLessThan(y);
});

test("tally marks are at least 22 px high at every width, and 404 strokes fill whole rows", async () => {
  const page = await site.blank({ javaScriptEnabled: false });
  await page.goto("/no-such-page");
  const heights = () =>
    page
      .locator('main svg[viewBox="0 0 40 34"] path[stroke="var(--ink)"]')
      .evaluateAll((paths) =>
        paths
          .filter((path): path is SVGPathElement => path instanceof SVGPathElement)
          .map((path) => (path.getBBox().height * (path.parentElement?.clientHeight ?? 0)) / 34),
      );
  const field = page.locator('main div:has(> svg[viewBox="0 0 40 34"])');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const columns = await field.evaluate(
      (grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length,
    );
    expect([width, columns]).toEqual([width, width === 1280 ? 27 : 9]);
    expect(Math.min(...(await heights()))).toBeGreaterThanOrEqual(22);
  }
});
