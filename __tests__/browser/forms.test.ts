import { text } from "node:stream/consumers";
import { type Locator, type Page } from "playwright-core";
import {
  button,
  control,
  emptied,
  failed,
  fill,
  focusIsOn,
  holds,
  seesError,
  seesNotice,
  sent,
  toasts,
  validContact,
} from "./form-steps";
import { functionUrl, recordPosts, setUpMailingSite } from "./mailing-site";
import { hold, hydrated, openHydrated } from "./site";

const site = setUpMailingSite();

async function openRefusing(error: object = { code: "mail_failed" }) {
  const page = await site.open("/contact");
  await page.route(functionUrl, (route) => route.fulfill({ status: 502, json: { success: false, error } }));
  await fill(page, validContact);
  return { page, posts: recordPosts(page) };
}

async function send(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse(functionUrl), button(page).click()]);
  await button(page).and(page.locator(":enabled")).waitFor();
}

async function sendSlowly(page: Page) {
  const release = await hold(page, functionUrl);
  await button(page).click();
  await button(page, "Sending…").waitFor();
  return release;
}

/** Sets a value even in a read-only or hidden field, as password managers and bots do. */
const force = (field: Locator, text: string) =>
  field.evaluate((element, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(element, value);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);

const readDrafts = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
const differentIds = (posts: readonly Record<string, unknown>[]) =>
  new Set(posts.map(({ requestId }) => requestId)).size;

test("the contact form works with only the keyboard", async () => {
  const page = await site.open("/contact");
  // In a select, typing the first letters of an option selects it.
  const choices = { Service: "Meta", Budget: "Over", Timeline: "Just" };
  await control(page, "Name").focus();
  for (const [label, text] of Object.entries({ ...validContact, ...choices })) {
    await focusIsOn(page, label);
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await focusIsOn(page, "Send Message");
  await page.keyboard.press("Enter");
  await seesNotice(page, sent);
  expect((await site.mails())[0]?.text).toMatch(
    /Meta Ads Manager\nBudget: Over \$50,000\nTimeline: Just exploring\n\nOur CTR < 2%\.\nPlease help\./,
  );
  await page.keyboard.press("Tab");
  await focusIsOn(page, "Save a copy");
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  const copy = await text(await download.createReadStream());
  expect(copy).toContain("Budget: Over $50,000\nTimeline: Just exploring\n");
});

test("a receipt is printed without the form", async () => {
  const { page } = await openRefusing();
  const json = { success: true, id: "K7QM-4TXP" };
  await page.route(functionUrl, (route) => route.fulfill({ json }));
  await send(page);
  const receipt = page.getByRole("region", { name: sent.title }).getByText("Receipt number");
  await receipt.waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await receipt.isVisible()).toBe(true);
  expect(await page.getByText("Send Us a Message").isVisible()).toBe(false);
  expect(await control(page, "Name").isVisible()).toBe(false);
});

test("the visitor's step beside the form is crossed out once the message was sent, but not if sending failed", async () => {
  const { page } = await openRefusing();
  const step = page.getByRole("listitem").filter({ hasText: "You write to us" }).getByRole("paragraph");
  const decoration = () => step.evaluate((element) => getComputedStyle(element).textDecorationLine);
  await send(page);
  await button(page, "Try again").waitFor();
  expect(await decoration()).toBe("none");
  await page.unroute(functionUrl);
  await send(page);
  await page.getByRole("region", { name: sent.title }).waitFor();
  expect(await decoration()).toBe("line-through");
});

test("a draft stays in its tab until it's emptied or sent", async () => {
  const { page } = await openRefusing();
  const reload = async () => {
    await page.reload();
    await hydrated(page);
  };
  await send(page);
  await fill(page, emptied(validContact));
  expect(await readDrafts(page)).not.toMatch(/Ada|CTR/);
  await reload();
  await holds(page, emptied(validContact));
  await fill(page, validContact);
  await send(page);
  const other = await page.context().newPage();
  await openHydrated(other, "/contact");
  await holds(other, emptied(validContact));
  await reload();
  await holds(page, validContact);
  await page.unroute(functionUrl);
  await control(page, "Name").press("Enter");
  await seesNotice(page, sent);
  await reload();
  await holds(page, emptied(validContact));
  expect(await site.mails()).toHaveLength(1);
});

test("errors are easy to see on a phone", async () => {
  const page = await site.open("/contact", { viewport: { width: 390, height: 844 } });
  await control(page, "Message").fill("m".repeat(1001));
  await button(page).click();
  const error = page.getByText("Name must be at least 2 characters", { exact: true });
  const [red = 0, green = 0, blue = 0] = await error.evaluate((element) => {
    const context = document.createElement("canvas").getContext("2d");
    if (context === null) return [];
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  const boxOf = (text: string) => page.getByText(text, { exact: true }).boundingBox();
  const message = await boxOf("Message must be less than 1000 characters");
  const counter = await boxOf("1 character too many");
  expect(message?.width).toBe((await control(page, "Message").boundingBox())?.width);
  expect(counter?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0));
});

test("an error from the function appears at its field", async () => {
  const message = "Please enter a valid phone number";
  const { page } = await openRefusing({ code: "validation", fields: { phone: message } });
  const lines: string[] = [];
  page.on("console", (line) => lines.push(line.text()));
  await send(page);
  await seesNotice(page, failed);
  await seesError(page, "Phone", message);
  await focusIsOn(page, "Phone");
  await holds(page, validContact);
  expect(lines.join("\n")).toContain("The message was not acknowledged: validation (502)");
  expect(lines.join("\n")).not.toMatch(/Ada|example\.org|Engines|\(555\)|CTR|help/);
});

test("a message without an answer fails after 15 seconds", async () => {
  const page = await site.blank();
  await page.clock.install();
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.route(functionUrl, async () => {
    await page.clock.fastForward(14_000);
    expect(await button(page, "Sending…").count()).toBe(1);
    await page.clock.fastForward(1_000);
  });
  await fill(page, validContact);
  await button(page).click();
  await seesNotice(page, failed);
});

test("an error stays in the page after its toast, below the button and above other ways to write", async () => {
  const { page } = await openRefusing();
  await button(page).click();
  // Hovering pauses the toast's timer, so that a slow test run doesn't miss the toast.
  await toasts(page).hover();
  const bar = page.locator(".Toastify__progress-bar--animated");
  expect(await bar.evaluate((time) => getComputedStyle(time).animationDuration)).toBe("5s");
  await bar.evaluate((time) => time.getAnimations().forEach((animation) => animation.finish()));
  await toasts(page).waitFor({ state: "detached" });
  const reason = page.getByRole("main").getByRole("alert");
  await reason.getByText(failed.title).waitFor();
  const parts = [button(page), reason, button(page, "Try again")];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const [end = NaN, reasonEnd = NaN] = boxes.map((box) => (box ? box.y + box.height : NaN));
  const [, reasonTop, again] = boxes.map((box) => box?.y);
  expect(reasonTop).toBeGreaterThan(end);
  expect(again).toBeGreaterThan(reasonEnd);
});

test("a message keeps its id when it's sent again, also after a reload, until it's edited or sent", async () => {
  const { page, posts } = await openRefusing();
  await send(page);
  await send(page);
  await page.reload();
  await hydrated(page);
  await send(page);
  expect([posts[1], posts[2]]).toEqual([posts[0], posts[0]]);
  await fill(page, { Company: "Engines" });
  await page.route(functionUrl, (route) => route.fulfill({ json: { success: true } }));
  await send(page);
  await fill(page, validContact);
  await send(page);
  expect(differentIds(posts)).toBe(3);
});

test("a message can't be edited while it's being sent", async () => {
  const { page, posts } = await openRefusing();
  const release = await sendSlowly(page);
  await control(page, "Message").press("x");
  await control(page, "Service").selectOption("meta-ads");
  await force(control(page, "Name"), "Charles Babbage");
  release();
  await seesNotice(page, failed);
  expect(posts).toEqual([expect.objectContaining({ name: "Ada Lovelace" })]);
  await holds(page, validContact);
});

test("the honeypot, which people can't find, refuses a message once", async () => {
  const { page, posts } = await openRefusing({ code: "spam" });
  const honeypot = page.locator('[name="website"]');
  expect(await honeypot.getAttribute("tabindex")).toBe("-1");
  expect(await honeypot.getAttribute("autocomplete")).toBe("off");
  expect(await page.getByRole("textbox", { name: /empty/ }).count()).toBe(0);
  await force(honeypot, "https://spam.example");
  expect(await readDrafts(page)).not.toMatch(/spam/);
  await send(page);
  await send(page);
  expect(posts.map(({ website }) => website)).toEqual(["https://spam.example", ""]);
});
