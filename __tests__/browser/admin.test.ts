import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Page } from "playwright-core";
import { checkContent } from "../../src/content/check/check-content";
import { problemLine } from "../../src/content/model/problem";
import { copyContent } from "../content/copy-of-content";
import { violations } from "./axe";
import { patience, save, setUpCms, textsOf } from "./cms";
import { fillRepository, offerRepository, readRepository } from "./local-repository";

const site = setUpCms();

const testimonial = "content/testimonials/plumbing.yaml";
const report = "content/reports/sem-trends-report/index.mdx";

/** The lines of two texts that differ, when both have the same number. */
function differences(before = "", after = "") {
  const [old, edited] = [before.split("\n"), after.split("\n")];
  expect(edited).toHaveLength(old.length);
  return old.map((line, index) => [line, edited[index]]).filter(([a, b]) => a !== b);
}

/** Errors on a page's console, among them what its policy refused, and requests to other hosts, from now on. */
function troublesOf(page: Page): readonly string[] {
  const troubles: string[] = [];
  page.on("console", (line) => line.type() === "error" && troubles.push(line.text()));
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("request", (request) => {
    const isOwn = new RegExp(`^(${site.origin()}/|blob:|data:)`).test(request.url());
    if (!isOwn) troubles.push(`request to ${request.url()}`);
  });
  return troubles;
}

/** Fields of a form appear as one comes near them. */
async function scrollToText(page: Page): Promise<void> {
  const text = page.locator(".lexical-root > p").first();
  await page.getByRole("textbox", { name: "Team" }).hover();
  while ((await text.count()) === 0) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await text.click();
}

test(
  "the CMS at /admin meets WCAG, and changes a testimonial and a report in a local repository, and nothing else",
  async () => {
    const copy = copyContent(() => undefined);
    const before = textsOf(copy.project);
    const page = await site.blank();
    page.setDefaultTimeout(patience / 3);
    const troubles = troublesOf(page);
    await offerRepository(page);
    await page.goto("/admin");
    const start = page.getByRole("button", { name: "Work with Local Repository" });
    await start.waitFor();
    // Landmarks are advice, not WCAG, and the CMS has none on the page where one signs in.
    const found = await violations(page);
    expect(found.filter((rule) => !/^(landmark-one-main|region):/.test(rule))).toEqual([]);

    await fillRepository(page, before);
    await start.click();
    await page.getByText("Testimonial").first().waitFor();
    await page.goto("/admin#/collections/Testimonial/entries/plumbing");
    const results = page.getByRole("textbox", { name: "Results" });
    await results.fill('Twice the calls: "emergency" first');
    await page.getByRole("textbox", { name: "Investment" }).fill("$4,800");
    await save(page);

    await page.goto("/admin#/collections/Report/entries/sem-trends-report/index");
    await page.getByRole("textbox", { name: "Team" }).fill("Search: the team");
    await scrollToText(page);
    for (const key of ["ControlOrMeta+Home", "ArrowDown", "Home"]) await page.keyboard.press(key);
    await page.keyboard.type("New words. ");
    const label = page
      .locator(".lexical-root")
      .getByRole("textbox", { name: "Words of the button" })
      .last();
    await label.fill('Ask "us" & see');
    await save(page);

    const after = await readRepository(page);
    expect(troubles).toEqual([]);
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed.sort()).toEqual([report, testimonial]);
    expect(differences(before[testimonial], after[testimonial])).toEqual([
      ['amount: "$4,500"', 'amount: "$4,800"'],
      [
        "results: More emergency calls from our own service area, fewer wasted clicks",
        "results: 'Twice the calls: \"emergency\" first'",
      ],
    ]);
    const [team, paragraph, action, ...others] = differences(before[report], after[report]);
    expect(team).toEqual(["team: Research Team", 'team: "Search: the team"']);
    expect(paragraph?.[1]).toBe(`New words. ${paragraph?.[0]}`);
    expect(action).toEqual([
      '<CallToAction to="/contact" label="Request an audit">',
      '<CallToAction to="/contact" label="Ask &quot;us&quot; &amp; see">',
    ]);
    expect(others).toEqual([]);

    for (const path of changed) writeFileSync(join(copy.project, path), after[path] ?? "");
    expect(checkContent(copy).map(problemLine)).toEqual([]);
    copy.remove();
  },
  patience,
);
