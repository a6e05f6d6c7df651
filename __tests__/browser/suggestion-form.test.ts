import { button, fill, outcome, told, validContact, validSuggestion } from "./form-steps";
import { functionUrl, postsOf } from "./mailing-site";
import { openHydrated, setUpSite } from "./site";

const site = setUpSite();

const limited = {
  title: "Too Many Requests",
  text: "Please wait before submitting another suggestion.",
};

test("the sixth suggestion has to wait, on both pages; a message to the agency has not, nor who loads the page anew", async () => {
  const page = await site.open("/research/suggest-topic");
  const submit = button(page, "Submit Suggestion");
  const suggest = async () => {
    await fill(page, validSuggestion);
    await submit.click();
  };
  const confirmed = outcome(page, "success").filter({ hasText: "Research Topic Submitted!" });
  for (let time = 0; time < 5; time += 1) {
    await suggest();
    await confirmed.waitFor();
  }
  await suggest();
  await told(page, "error", limited);
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Research", exact: true }).click();
  await page.waitForURL("/research");
  await page.getByRole("link", { name: "Suggest Research Topic", exact: true }).click();
  await submit.click();
  await told(page, "error", limited);
  await header.getByRole("link", { name: "Contact Us", exact: true }).click();
  await page.waitForURL("/contact");
  const posts = postsOf(page);
  await page.route(functionUrl, (route) => route.fulfill({ json: { success: true } }));
  await fill(page, validContact);
  await button(page).click();
  await outcome(page, "success").filter({ hasText: "Message Sent" }).waitFor();
  expect(posts).toHaveLength(1);
  await openHydrated(page, "/research/suggest-topic");
  await suggest();
  await confirmed.waitFor();
});
