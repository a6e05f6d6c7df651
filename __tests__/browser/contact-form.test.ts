import {
  button,
  control,
  emptied,
  fill,
  focusedLabel,
  sent,
  textsIn,
  told,
  validContact,
} from "./form-steps";
import { functionUrl, setUpMailingSite } from "./mailing-site";
import { hydrated, openHydrated } from "./site";

const site = setUpMailingSite();

test("with the keyboard alone", async () => {
  const page = await site.open("/contact");
  // The first letters choose an option.
  const choices = { Service: "Meta", Budget: "Over", Timeline: "Just" };
  const typed = { ...validContact, ...choices, Message: "One line.\nAnother." };
  while ((await focusedLabel(page)) !== "Name") await page.keyboard.press("Tab");
  for (const [label, text] of Object.entries(typed)) {
    expect(await focusedLabel(page)).toBe(label);
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  expect(await focusedLabel(page)).toBe("Send Message");
  await page.keyboard.press("Enter");
  await told(page, "success", sent);
  expect((await site.mails())[0]?.text).toMatch(
    /Meta Ads Manager\nBudget: Over \$50,000\nTimeline: Just exploring\n\nOne line\.\nAnother\./,
  );
  await page.waitForFunction(() => document.activeElement?.textContent === "Send Message");
});

test("a draft is of its tab; what is taken away stays away, a failure keeps the rest, success clears it", async () => {
  const page = await site.open("/contact");
  const afterReload = async () => {
    await page.reload();
    await hydrated(page);
    return textsIn(page, validContact);
  };
  const fail = async () => {
    await fill(page, validContact);
    await page.route(functionUrl, (route) => route.abort());
    await button(page).click();
    await page.getByRole("alert").filter({ hasText: "Error" }).waitFor();
  };
  await fail();
  await fill(page, emptied(validContact));
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/Ada|CTR/);
  expect(await afterReload()).toEqual(emptied(validContact));
  await fail();
  const other = await page.context().newPage();
  await openHydrated(other, "/contact");
  expect(await control(other, "Name").inputValue()).toBe("");
  expect(await afterReload()).toEqual(validContact);
  await page.unroute(functionUrl);
  await control(page, "Name").press("Enter");
  await told(page, "success", sent);
  expect(await afterReload()).toEqual(emptied(validContact));
  expect(await site.mails()).toHaveLength(1);
});

test("on a phone an error is red and has the whole row, and the counter goes below", async () => {
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
  expect(message?.height).toBe((await error.boundingBox())?.height);
  expect(counter?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0));
});
