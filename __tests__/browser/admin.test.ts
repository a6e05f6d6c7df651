import { type Page } from "playwright-core";
import { parseContentFile } from "../../src/content/files/content-file";
import { withoutUnknown } from "../../src/content/model/field";
import { isSingleton, slugOf } from "../../src/content/model/kind";
import { kindOfFile, kinds } from "../../src/content/model/kinds";
import { redirects } from "../../src/content/model/kinds/redirects";
import { violations } from "./axe";
import { openCms, openSignIn, patience, save, scrollTo, setUpCms } from "./cms";

const site = setUpCms();
jest.setTimeout(patience);

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

/** Text that YAML must quote or escape. */
const typed = `"A" isn't #1: {5 < 7} \\n`;
/** Fields that must match a pattern or are shorter. */
const typedInto: Readonly<Record<string, string>> = { NotFoundPage: "405", Redirects: "/another-old-name" };
const oneRedirect = {
  "content/redirects.yaml": "redirects:\n  - from: /old-name\n    to: /contact\n    status: 301\n",
};
const typedMarkdown = `

## Typed

A word, 5 \\< 7 &amp; \\{a_b_c\\}, C:\\\\new, **bold** and [a link](/contact).

* One
* Two`;

/** Returns a file's body and data. The CMS writes `false` for missing flags, and leaves out empty lists. */
function parse(path: string, text = "") {
  const name = path.replace(/^content\//, "");
  const found = kindOfFile(name)!;
  const { data, body } = parseContentFile(name, found, text);
  const flags = { draft: false, sampleCopy: false };
  return { data: withoutUnknown(found.kind.shape, { ...flags, ...data }), body: body?.text.trim() };
}

test("an edit of each kind of content changes only what was typed, and passes the check", async () => {
  const page = await site.blank();
  const errors = recordErrors(page);
  const { files: before, readSaved, checkSaved } = await openCms(page, oneRedirect);
  const expected = new Map<string, ReturnType<typeof parse>>();
  for (const kind of kinds) {
    // Skip templates and example items, which have no page on the built site. The next test covers pages of text,
    // of which the content has none.
    const path = Object.keys(before).find(
      (file) => slugOf(kind, file.replace("content/", "")) !== undefined && !/\/(_|example-)/.test(file),
    );
    if (path === undefined) continue;
    const [folder = ""] = kind.path.split("/{slug}");
    const item = path.replace(`content/${folder}/`, "").replace(/\.\w+$/, "");
    const form = isSingleton(kind) ? `_singletons/entries/${kind.type}` : `${kind.type}/entries/${item}`;
    await page.goto(`/admin#/collections/${form}`);
    if (kind === redirects) await page.getByRole("button", { name: "Expand", exact: true }).click();
    const first = page.getByRole("textbox").first();
    await first.waitFor();
    const old = await first.inputValue();
    const text = typedInto[kind.type] ?? typed;
    await first.fill(text);
    const { data, body } = parse(path, before[path]);
    const changed: unknown = JSON.stringify(data).replace(JSON.stringify(old), () => JSON.stringify(text));
    expected.set(path, { data: JSON.parse(String(changed)), body: body && body + typedMarkdown });
    if (body !== undefined) {
      const source = page.getByRole("textbox", { name: "Text", exact: true });
      await scrollTo(source, page);
      await source.fill(body + typedMarkdown);
    }
    await save(page);
  }
  const after = await readSaved();
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed.sort()).toEqual([...expected.keys()].sort());
  expect(changed.map((path) => [path, parse(path, after[path])])).toEqual(
    changed.map((path) => [path, expected.get(path)]),
  );
  expect(errors).toEqual([]);
  expect(await checkSaved(...changed)).toEqual([]);
});

test("a new page of text keeps its source as typed, with the guide one click away", async () => {
  const page = await site.blank();
  const { readSaved, checkSaved } = await openCms(page);
  await page.goto("/admin#/collections/Page/new");
  await page.getByRole("textbox", { name: "Title" }).first().fill("Example Page");
  await page.getByRole("textbox", { name: "Introduction" }).fill("How we work.");
  const description = page.getByRole("textbox", { name: "Description" });
  await scrollTo(description, page);
  await page.getByRole("textbox", { name: "Title" }).last().fill("Example Page");
  await description.fill("How we work, whom we look for, and how to send us a few lines about yourself.");
  await page.getByRole("switch", { name: "Draft" }).click();
  const source = page.getByRole("textbox", { name: "Text", exact: true });
  await scrollTo(source, page);
  await source.click();
  await page.keyboard.type(typedMarkdown.trim());
  const link = page.getByRole("link", { name: "The guide" });
  const [guide] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await guide.getByRole("heading", { name: "Elements for reports" }).waitFor();
  await save(page);
  await page.goto("/admin#/collections/Page");
  await page.getByText("Example Page (draft)").waitFor();
  const path = "content/pages/example-page.mdx";
  const { data, body } = parse(path, (await readSaved())[path]);
  expect(data).toMatchObject({ title: "Example Page", draft: true });
  expect(body).toBe(typedMarkdown.trim());
  expect(await checkSaved(path)).toEqual([]);
});

test("a picture chosen from the CMS's library passes the check", async () => {
  const aboutPage = "content/pages/about/mission-values.yaml";
  const page = await site.blank();
  const { readSaved, checkSaved } = await openCms(page, { "content/images/ledger.png": "" });
  await page.goto("/admin#/collections/AboutPage/entries/mission-values");
  // Find the checkbox by its name, because the CMS's entry list may still be visible and also has checkboxes.
  await page.getByRole("checkbox", { name: /Picture/ }).click();
  const browse = page.getByRole("button", { name: "Browse" }).first();
  await scrollTo(browse, page);
  await browse.click();
  await page.getByRole("option", { name: "ledger.png" }).click();
  await page.getByRole("button", { name: "Insert", exact: true }).click();
  // Wait for the chosen file to appear in the form. Before that, saving would report a missing picture.
  await page.getByText("/images/ledger.png", { exact: true }).waitFor();
  await page.getByRole("textbox", { name: "Description" }).first().fill("A ledger.");
  await save(page);
  expect((await readSaved())[aboutPage]).toContain("picture:\n  src: /images/ledger.png\n");
  expect(await checkSaved(aboutPage)).toEqual([]);
});

test("a report's number and a sentence that quotes it change in one save", async () => {
  const path = "content/reports/sem-trends-report/index.mdx";
  const page = await site.blank();
  const { readSaved, checkSaved } = await openCms(page);
  const field = (name: string) => page.locator(`[data-key-path="${name}"]`);
  await page.goto("/admin#/collections/Report/entries/sem-trends-report/index");
  await page.getByRole("textbox").first().waitFor();
  // The list of figures and each figure's list of rows are collapsed at first.
  for (const list of ["figures", "figures.2.rows"]) {
    const expand = field(list).getByRole("button", { name: "Expand All" }).first();
    await scrollTo(expand, page);
    await expand.click();
  }
  const value = field("figures.2.rows.0.value").getByRole("spinbutton");
  await scrollTo(value, page);
  expect(await value.inputValue()).toBe("1.16");
  await value.fill("1.27");
  const source = page.getByRole("textbox", { name: "Text", exact: true });
  await scrollTo(source, page);
  await source.fill(`${await source.inputValue()}\n\nAn e-commerce click cost $1.27.`);
  await save(page);
  expect((await readSaved())[path]).toMatch(/value: 1\.27$[^]*An e-commerce click cost \$1\.27\.$/m);
  expect(await checkSaved(path)).toEqual([]);
});
