import { type Page } from "playwright-core";
import { violations } from "./axe";
import { openCms, openSignIn, patience, save, setUpCms } from "./cms";

const site = setUpCms();
jest.setTimeout(patience);

const testimonial = "content/testimonials/plumbing.yaml";
const report = "content/reports/sem-trends-report/index.mdx";

function findDifferences(before = "", after = "") {
  const [old, edited] = [before.split("\n"), after.split("\n")];
  expect(edited).toHaveLength(old.length);
  return old.map((line, index) => [line, edited[index]]).filter(([a, b]) => a !== b);
}

/** Records requests to other hosts and console errors, which include violations of the page's CSP. */
function recordErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => {
    const isOwn = new RegExp(`^(${site.origin()}/|blob:|data:)`).test(request.url());
    if (!isOwn) errors.push(`request to ${request.url()}`);
  });
  return errors;
}

test("the sign-in page of the CMS meets WCAG", async () => {
  const page = await site.blank();
  await openSignIn(page);
  // Ignore the missing landmarks on the CMS page, because WCAG doesn't require them.
  const found = await violations(page);
  expect(found.filter((rule) => !/^(landmark-one-main|region):/.test(rule))).toEqual([]);
});

test("an edit of a testimonial or report changes only the edited lines", async () => {
  const page = await site.blank();
  const errors = recordErrors(page);
  const { files: before, readSaved, checkSaved } = await openCms(page);
  await page.goto("/admin#/collections/Testimonial/entries/plumbing");
  const results = page.getByRole("textbox", { name: "Results" });
  await results.fill('Twice the calls: "emergency" first');
  await page.getByRole("textbox", { name: "Investment" }).fill("$4,800");
  await save(page);

  await page.goto("/admin#/collections/Report/entries/sem-trends-report/index");
  await page.getByRole("textbox", { name: "Team" }).fill("Search: the team");
  // Scroll until the text is rendered, because the CMS renders only the fields in or near the window.
  const text = page.locator(".lexical-root > p").first();
  await page.getByRole("textbox", { name: "Team" }).hover();
  while ((await text.count()) === 0) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await text.click();
  for (const key of ["ControlOrMeta+Home", "ArrowDown", "Home"]) await page.keyboard.press(key);
  await page.keyboard.type("New words. ");
  const editor = page.locator(".lexical-root");
  const label = editor.getByRole("textbox", { name: "Words of the button" }).last();
  await label.fill('Ask "us" & see');
  await save(page);

  const after = await readSaved();
  expect(errors).toEqual([]);
  expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed.sort()).toEqual([report, testimonial]);
  expect(findDifferences(before[testimonial], after[testimonial])).toEqual([
    ['amount: "$4,500"', 'amount: "$4,800"'],
    [
      "results: More emergency calls from our own service area, fewer wasted clicks",
      "results: 'Twice the calls: \"emergency\" first'",
    ],
  ]);
  const [team, paragraph, action, ...others] = findDifferences(before[report], after[report]);
  expect(team).toEqual(["team: Research Team", 'team: "Search: the team"']);
  expect(paragraph?.[1]).toBe(`New words. ${paragraph?.[0]}`);
  expect(action).toEqual([
    '<CallToAction to="/contact" label="Request an audit">',
    '<CallToAction to="/contact" label="Ask &quot;us&quot; &amp; see">',
  ]);
  expect(others).toEqual([]);
  expect(await checkSaved(...changed)).toEqual([]);
});

test("a number edited in the CMS changes one row of the CSV file, as a person would write it", async () => {
  const path = "content/reports/ai-integration-report/time-on-task.csv";
  const page = await site.blank();
  const errors = recordErrors(page);
  const { files: before, readSaved, checkSaved } = await openCms(page);
  await page.goto("/admin#/collections/ChartNumbers/entries/ai-integration-report_time-on-task");
  await page.getByRole("button", { name: "Expand All" }).click();
  const number = page.getByRole("textbox", { name: "Index" }).last();
  await number.fill("37.50%");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("This text isn't a number such as 12.5, without a unit").first().waitFor();
  await number.fill("37.50");
  await page.getByRole("textbox", { name: "Basis" }).last().fill('Calculated, from "62"');
  await save(page);

  const after = await readSaved();
  expect(errors).toEqual([]);
  expect(after).toEqual({
    ...before,
    [path]: before[path]!.replace("38,Calculated: 100 minus 62", '37.50,"Calculated, from ""62"""'),
  });
  expect(after[path]).not.toBe(before[path]);
  expect(await checkSaved(path)).toEqual([]);
});

const typed = [
  "A word, 5 < 7 & {name}, <b> and C:\\new, \\{ \\\\ with a_b_c",
  "I think so",
  "<Note> {no} \\*",
];
const bold = " and bold";

test("text typed in the CMS looks the same after each save", async () => {
  const page = await site.blank();
  const { checkSaved } = await openCms(page);
  await page.goto("/admin#/collections/Page/new");
  await page.getByRole("textbox", { name: "Title" }).first().fill("Example Page");
  await page.getByRole("textbox", { name: "Introduction" }).fill("How we work.");
  await page.getByRole("textbox", { name: "Title" }).last().fill("Example Page");
  const description = "How we work, whom we look for, and how to send us a few lines about yourself.";
  await page.getByRole("textbox", { name: "Description" }).fill(description);
  const text = page.locator(".lexical-root").first();
  await text.click();
  for (const [index, paragraph] of typed.entries()) {
    if (index > 0) await page.keyboard.press("Enter");
    await page.keyboard.type(paragraph);
  }
  await page.keyboard.press("ControlOrMeta+B");
  await page.keyboard.type(bold);
  await save(page);
  const readShown = async () => {
    await page.goto("/admin#/collections/Page/entries/example-page");
    await text.getByText("I think").waitFor();
    return text.locator("p").allInnerTexts();
  };
  const first = [...typed.slice(0, -1), `${typed.at(-1)}${bold}`];
  expect(await readShown()).toEqual(first);

  await text.locator("p").last().click();
  await page.keyboard.press("End");
  await page.keyboard.type(" {");
  await save(page);
  expect(await readShown()).toEqual([...first.slice(0, -1), `${first.at(-1)} {`]);
  expect(await checkSaved("content/pages/example-page.mdx")).toEqual([]);
});

test("a picture chosen from the CMS's library passes the check", async () => {
  const aboutPage = "content/pages/about/mission-values.yaml";
  // Use a tall window, because the CMS renders only the fields in or near the window.
  const page = await site.blank({ viewport: { width: 1280, height: 3000 } });
  const { readSaved, checkSaved } = await openCms(page, { "content/images/ledger.png": "" });
  await page.goto("/admin#/collections/AboutPage/entries/mission-values");
  // Find the checkbox by its name, because the CMS's entry list may still be visible and also has checkboxes.
  await page.getByRole("checkbox", { name: /Picture/ }).click();
  await page.getByRole("button", { name: "Browse" }).first().click();
  await page.getByRole("option", { name: "ledger.png" }).click();
  await page.getByRole("button", { name: "Insert", exact: true }).click();
  // Wait for the chosen file to appear in the form. Before that, saving would report a missing picture.
  await page.getByText("/images/ledger.png", { exact: true }).waitFor();
  await page.getByRole("textbox", { name: "Description" }).first().fill("A ledger.");
  await save(page);
  expect((await readSaved())[aboutPage]).toContain("picture:\n  src: /images/ledger.png\n");
  expect(await checkSaved(aboutPage)).toEqual([]);
});

test("a draft needs only a name", async () => {
  const page = await site.blank();
  const { readSaved } = await openCms(page);
  await page.goto("/admin#/collections/Testimonial/new");
  const name = page.getByRole("textbox", { name: "Name" });
  await name.click();
  await page.keyboard.type("Ines");
  const questions: string[] = [];
  page.once("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  expect(questions).toEqual(["Your changes are not saved. Leave without saving them?"]);
  expect(await name.inputValue()).toBe("Ines");
  await save(page);
  await page.goto("/admin#/collections/Testimonial");
  await page.getByText("Ines (draft)").waitFor();
  const saved = await readSaved();
  expect(saved["content/testimonials/ines.yaml"]).toBe("order: 5\nname: Ines\ndraft: true\n");

  await page.goto("/admin#/collections/Page/new");
  await page.getByRole("textbox", { name: "Title" }).first().fill("Example Page");
  await page.getByRole("textbox", { name: "Description" }).fill("Too short");
  await save(page);

  await page.goto("/admin#/collections/Testimonial/entries/ines");
  await page.getByRole("switch", { name: "Draft" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("This field is required.").first().waitFor();
});
