import { type Locator, type Page } from "playwright-core";
import { button, control, type Entries, fill, textsIn, validContact } from "./form-steps";
import { functionUrl, postsOf } from "./mailing-site";
import { hold, hydrated, setUpSite } from "./site";

const site = setUpSite();

/** The contact page with a message in its form, and a function that refuses it. */
async function openRefusing(code: string) {
  const page = await site.open("/contact");
  const json = { success: false, error: { code } };
  await page.route(functionUrl, (route) => route.fulfill({ status: 502, json }));
  await fill(page, validContact);
  return { page, posts: postsOf(page) };
}

/** Sends the message, which stays on its way until the function that it gives is called. */
async function startToSend(page: Page) {
  const release = await hold(page, functionUrl);
  await button(page).click();
  await page.getByRole("button", { name: "Sending…" }).waitFor();
  return release;
}

async function send(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse(functionUrl), button(page).click()]);
  await button(page).and(page.locator(":enabled")).waitFor();
}

const isRefused = (page: Page) => page.getByRole("main").getByRole("alert").waitFor();

/** Puts a text into a field as password managers and robots do, who mind neither "read-only" nor "hidden". */
const force = (field: Locator, text: string) =>
  field.evaluate((element, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(element, value);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);

test("a message is sent again under the same id, and under another after an edit or success", async () => {
  const { page, posts } = await openRefusing("mail_failed");
  await send(page);
  await send(page);
  expect(posts[1]).toEqual(posts[0]);
  await fill(page, { Company: "Engines" });
  await page.route(functionUrl, (route) => route.fulfill({ json: { success: true } }));
  await send(page);
  await fill(page, validContact);
  await send(page);
  expect(new Set(posts.map(({ requestId }) => requestId)).size).toBe(3);
});

test("a message whose answer was lost is sent under the same id after a reload, and under another after an edit", async () => {
  const { page, posts } = await openRefusing("mail_failed");
  const sendAfterReload = async (entries: Entries) => {
    await page.reload();
    await hydrated(page);
    await fill(page, entries);
    await send(page);
  };
  await send(page);
  await sendAfterReload({});
  expect(posts[1]).toEqual(posts[0]);
  await sendAfterReload({ Company: "Engines" });
  await sendAfterReload({ Company: validContact.Company });
  expect(new Set(posts.map(({ requestId }) => requestId)).size).toBe(3);
});

test("a message on its way cannot be edited: what is kept is what was sent", async () => {
  const { page, posts } = await openRefusing("mail_failed");
  const release = await startToSend(page);
  await control(page, "Message").press("x");
  await control(page, "Service").selectOption("meta-ads");
  await force(control(page, "Name"), "Charles Babbage");
  release();
  await isRefused(page);
  expect(posts).toEqual([expect.objectContaining({ name: "Ada Lovelace" })]);
  expect(await textsIn(page, validContact)).toEqual(validContact);
});

test("who left while a message was on its way, and came back, sends it under the same id", async () => {
  const { page, posts } = await openRefusing("mail_failed");
  const release = await startToSend(page);
  await page.getByRole("banner").getByRole("link", { name: "Reviews", exact: true }).click();
  await page.waitForURL("/reviews");
  await page.goBack();
  await page.waitForURL("/contact");
  await button(page).click();
  release();
  await isRefused(page);
  expect(posts).toHaveLength(2);
  expect(posts[1]).toEqual(posts[0]);
});

test("a message is refused once for a filled hidden box, which nobody finds, and goes out the next time", async () => {
  const { page, posts } = await openRefusing("spam");
  const box = page.locator('[name="website"]');
  expect(await box.getAttribute("tabindex")).toBe("-1");
  expect(await box.getAttribute("autocomplete")).toBe("off");
  expect(await page.getByRole("textbox", { name: /empty/ }).count()).toBe(0);
  await force(box, "https://spam.example");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/spam/);
  await send(page);
  await send(page);
  expect(posts.map(({ website }) => website)).toEqual(["https://spam.example", ""]);
});
