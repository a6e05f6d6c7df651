import { type Page } from "playwright-core";
import { button, control, emptied, fill, textsIn, toasts, told, validContact } from "./form-steps";
import { functionUrl, setUpMailingSite } from "./mailing-site";
import { hydrated } from "./site";

const site = setUpMailingSite();

async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: "load" });
  await hydrated(page);
}

test("what is taken away stays away", async () => {
  const page = await site.open("/contact");
  await fill(page, validContact);
  await fill(page, emptied(validContact));
  await reload(page);
  expect(await textsIn(page, validContact)).toEqual(emptied(validContact));
});

test("a failure keeps the draft, success clears it", async () => {
  const page = await site.open("/contact");
  await fill(page, validContact);
  await page.route(functionUrl, (route) => route.abort());
  await button(page).click();
  await page.getByRole("alert").waitFor();
  await reload(page);
  expect(await textsIn(page, validContact)).toEqual(validContact);
  await page.unroute(functionUrl);
  await button(page).click();
  await told(page, "success", {
    title: "Message Sent",
    text: "We will respond within 24 hours",
  });
  await reload(page);
  expect(await textsIn(page, validContact)).toEqual(emptied(validContact));
  expect(await site.mails()).toHaveLength(1);
});

test("nothing of a message that failed stays in the tab once the form is cleared", async () => {
  const page = await site.open("/contact");
  await fill(page, validContact);
  await page.route(functionUrl, (route) => route.abort());
  await button(page).click();
  await page.getByRole("alert").waitFor();
  await fill(page, emptied(validContact));
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/Ada|CTR/);
});

test("a draft is of its tab", async () => {
  const page = await site.open("/contact");
  await fill(page, validContact);
  const other = await page.context().newPage();
  await other.goto("/contact", { waitUntil: "load" });
  await hydrated(other);
  expect(await control(other, "Name").inputValue()).toBe("");
});

test("who leaves while a message is sent, and comes back, does not find it unsent", async () => {
  const page = await site.open("/contact");
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route(functionUrl, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await fill(page, validContact);
  await button(page).click();
  await page.getByRole("button", { name: "Sending…" }).waitFor();
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Reviews", exact: true }).click();
  await page.waitForURL("/reviews");
  await header.getByRole("link", { name: "Contact Us", exact: true }).click();
  await page.waitForURL("/contact");
  expect(await textsIn(page, validContact)).toEqual(validContact);
  answer();
  await toasts(page).filter({ hasText: "Message Sent" }).waitFor();
  expect(await textsIn(page, validContact)).toEqual(emptied(validContact));
});
