import { type Page } from "playwright-core";
import {
  button as buttonNamed,
  fill,
  outcome,
  textsIn,
  told,
  validContact,
  validSuggestion,
} from "./form-steps";
import { functionUrl, postsOf } from "./mailing-site";
import { hydrated, setUpSite } from "./site";

const site = setUpSite();

const submitted = {
  title: "Research Topic Submitted!",
  text: "Thank you for your suggestion. We'll review it and get back to you soon.",
};
const limited = {
  title: "Too Many Requests",
  text: "Please wait before submitting another suggestion.",
};
const button = (page: Page) => buttonNamed(page, "Submit Suggestion");

/** Sends a suggestion, and waits until the form says so; what it said before goes when it is sent. */
async function suggest(page: Page): Promise<void> {
  await fill(page, validSuggestion);
  await button(page).click();
  await outcome(page, "success").filter({ hasText: submitted.title }).waitFor();
}

test("the sixth suggestion has to wait, on both pages; a message to the agency has not, nor who loads the page anew", async () => {
  const page = await site.open("/research/suggest-topic");
  for (let time = 0; time < 5; time += 1) await suggest(page);
  await fill(page, validSuggestion);
  await button(page).click();
  await told(page, "error", limited);
  expect(await textsIn(page, validSuggestion)).toEqual(validSuggestion);
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Research", exact: true }).click();
  await page.waitForURL("/research");
  await page.getByRole("link", { name: "Suggest Research Topic", exact: true }).click();
  await button(page).click();
  await told(page, "error", limited);
  await header.getByRole("link", { name: "Contact Us", exact: true }).click();
  await page.waitForURL("/contact");
  const posts = postsOf(page);
  await page.route(functionUrl, (route) => route.fulfill({ json: { success: true } }));
  await fill(page, validContact);
  await buttonNamed(page).click();
  await outcome(page, "success").filter({ hasText: "Message Sent" }).waitFor();
  expect(posts).toHaveLength(1);
  await page.goto("/research/suggest-topic", { waitUntil: "load" });
  await hydrated(page);
  await suggest(page);
});
