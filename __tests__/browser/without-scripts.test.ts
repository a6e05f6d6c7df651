import { button, control, fill, functionPath, holds, validContact, validSuggestion } from "./form-steps";
import { setUpMailingSite } from "./mailing-site";
import { panels } from "./site-routes";

const site = setUpMailingSite();
const open = (route: string) =>
  site.open(route, { javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

test("a menu of the header opens, and its links work", async () => {
  const page = await open("/terms");
  const link = page.getByRole("banner").getByRole("link", { name: "SEO Services" });
  expect(await link.count()).toBe(0);
  await page.locator("header summary:visible", { hasText: /^Services$/ }).click();
  await link.click();
  await page.waitForURL("/services/seo");
});

test("the research page shows all panels, and each tab leads to its panel", async () => {
  const page = await open("/research?tab=completed");
  for (const [name, panel] of [
    ["Completed Research", panels.completed],
    ["Current Research", panels.current],
    ["Suggest Research Topic", panels.suggestion],
  ] as const) {
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await page.locator(":target").getByText(panel.text, { exact: true }).waitFor();
  }
  for (const { text } of Object.values(panels)) await page.getByText(text, { exact: true }).waitFor();
});

test("an invalid message leads to a page with its errors, Back to the form, and a valid one arrives", async () => {
  const page = await open("/contact?service=seo");
  const main = page.getByRole("main");
  expect(await control(page, "Service").inputValue()).toBe("");
  const invalid = { ...validContact, Name: "Ada 2", Phone: "call 555 010 0100" };
  await fill(page, invalid);
  await button(page).click();
  await main.getByText("Name can only contain letters and spaces").waitFor();
  await main.getByText("Please enter a valid phone number").waitFor();
  expect(await page.locator("body").innerText()).not.toContain("Ada 2");
  await page.goBack();
  await page.waitForURL("/contact?service=seo");
  await holds(page, invalid);
  expect(await site.mails()).toEqual([]);
  await fill(page, validContact);
  await button(page).click();
  await page.waitForURL(functionPath);
  await page.getByRole("heading", { level: 1, name: "Message Sent" }).waitFor();
  await main.getByText("We will respond within 24 hours").waitFor();
  const mails = await site.mails();
  expect(mails).toMatchObject([{ replyTo: [{ address: "ada@example.org" }] }]);
  expect(mails[0]?.text).toContain("Our CTR < 2%.\nPlease help.");
  await main.getByText(mails[0]?.messageId?.replace(/^<|\..*/g, "") ?? "no id").waitFor();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL("/");
});

test("the suggestion form explains that it needs JavaScript, and goes nowhere", async () => {
  const page = await open("/research/suggest-topic");
  expect(await page.getByRole("main").innerText()).toContain("This form needs JavaScript");
  await fill(page, validSuggestion);
  await button(page, "Submit Suggestion").click();
  await holds(page, validSuggestion);
  expect(new URL(page.url()).pathname).toBe("/research/suggest-topic");
});
