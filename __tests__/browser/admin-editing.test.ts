import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/check/check-content";
import { problemLine } from "../../src/content/model/problem";
import { copyContent } from "../content/copy-of-content";
import { openCms, patience, save, setUpCms, textsOf } from "./cms";
import { readRepository } from "./local-repository";

const site = setUpCms();

const careers = "content/pages/careers.mdx";

const typed = [
  "A word, 5 < 7 & {name}, <b> and C:\\new, \\{ \\\\ with a_b_c",
  "I think so",
  "<Note> {no} \\*",
];
const bold = " and bold";

test(
  "words typed in the CMS are saved, pass the check and show as they were typed, also after the next save",
  async () => {
    const copy = copyContent(() => undefined);
    const page = await site.blank();
    await openCms(page, textsOf(copy.project));
    await page.goto("/admin#/collections/Page/new");
    await page.getByRole("textbox", { name: "Title" }).first().fill("Careers");
    await page.getByRole("textbox", { name: "Introduction" }).fill("How we work.");
    await page.getByRole("textbox", { name: "Title" }).last().fill("Careers");
    const words = "How we work, whom we look for, and how to send us a few lines about yourself.";
    await page.getByRole("textbox", { name: "Description" }).fill(words);
    const text = page.locator(".lexical-root").first();
    await text.click();
    for (const [index, paragraph] of typed.entries()) {
      if (index > 0) await page.keyboard.press("Enter");
      await page.keyboard.type(paragraph);
    }
    await page.keyboard.press("ControlOrMeta+B");
    await page.keyboard.type(bold);
    await save(page);
    const shown = async () => {
      await page.goto("/admin#/collections/Page/entries/careers");
      await text.getByText("I think").waitFor();
      return text.locator("p").allInnerTexts();
    };
    const first = [...typed.slice(0, -1), `${typed.at(-1)}${bold}`];
    expect(await shown()).toEqual(first);

    await text.locator("p").last().click();
    await page.keyboard.press("End");
    await page.keyboard.type(" {");
    await save(page);
    expect(await shown()).toEqual([...first.slice(0, -1), `${first.at(-1)} {`]);

    const after = await readRepository(page);
    writeFileSync(join(copy.project, careers), after[careers] ?? "");
    expect(checkContent(copy).map(problemLine)).toEqual([]);
    copy.remove();
  },
  patience,
);

const aboutPage = "content/pages/about/mission-values.yaml";

test(
  "a picture that is chosen from the library of the CMS passes the check",
  async () => {
    const copy = copyContent(() => undefined);
    // Fields are drawn where they can be seen.
    const page = await site.blank({ viewport: { width: 1280, height: 9000 } });
    await openCms(page, { ...textsOf(copy.project), "content/images/ledger.png": "" });
    await page.goto("/admin#/collections/AboutPage/entries/mission-values");
    // The list of entries, which may still be visible, has checkboxes of its own.
    await page.getByRole("checkbox", { name: /Picture/ }).click();
    await page.getByRole("button", { name: "Browse" }).click();
    await page.getByRole("option", { name: "ledger.png" }).click();
    await page.getByRole("button", { name: "Insert", exact: true }).click();
    // Until the chosen file is in the form, saving reports a missing picture.
    await page.getByText("/images/ledger.png", { exact: true }).waitFor();
    await page.getByRole("textbox", { name: "Description" }).first().fill("A ledger.");
    await save(page);
    const after = await readRepository(page);
    expect(after[aboutPage]).toContain("picture:\n  src: /images/ledger.png\n");
    writeFileSync(join(copy.project, aboutPage), after[aboutPage] ?? "");
    expect(checkContent(copy).map(problemLine)).toEqual([]);
    copy.remove();
  },
  patience,
);

test(
  "a draft in the CMS needs no more than a name, is marked in the list, and is left only after a question",
  async () => {
    const copy = copyContent(() => undefined);
    const page = await site.blank();
    await openCms(page, textsOf(copy.project));
    copy.remove();
    await page.goto("/admin#/collections/Testimonial/new");
    const name = page.getByRole("textbox", { name: "Name" });
    await name.click();
    await page.keyboard.type("Ines");
    const asked: string[] = [];
    page.once("dialog", (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByRole("button", { name: "Cancel Editing" }).click();
    expect(asked).toEqual(["Your changes are not saved. Leave without saving them?"]);
    expect(await name.inputValue()).toBe("Ines");
    await save(page);
    await page.goto("/admin#/collections/Testimonial");
    await page.getByText("Ines (draft)").waitFor();
    const after = await readRepository(page);
    expect(after["content/testimonials/ines.yaml"]).toBe("order: 5\nname: Ines\ndraft: true\n");

    await page.goto("/admin#/collections/Page/new");
    await page.getByRole("textbox", { name: "Title" }).first().fill("Careers");
    await page.getByRole("textbox", { name: "Description" }).fill("Too short");
    await save(page);

    await page.goto("/admin#/collections/Testimonial/entries/ines");
    await page.getByRole("switch", { name: "Draft" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("This field is required.").first().waitFor();
  },
  patience,
);
