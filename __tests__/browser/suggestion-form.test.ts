import { type Page } from "playwright-core";
import {
  button as buttonNamed,
  emptied,
  fill,
  outcome,
  textsIn,
  toasts,
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

describe.each(["/research/suggest-topic", "/research?tab=suggest"])("%s", (route) => {
  test("keeps a draft, confirms, resets, and asks for nothing but what is fetched ahead", async () => {
    const page = await site.open(route);
    await fill(page, validSuggestion);
    await page.reload({ waitUntil: "load" });
    await hydrated(page);
    expect(await textsIn(page, validSuggestion)).toEqual(validSuggestion);
    const requests: { method: string; path: string; body: string | null }[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      requests.push({
        method: request.method(),
        path: `${pathname}${search}`,
        body: request.postData(),
      });
    });
    await button(page).click();
    await told(page, "success", submitted);
    expect(await toasts(page).count()).toBe(1);
    expect(await textsIn(page, validSuggestion)).toEqual(emptied(validSuggestion));
    expect(page.url()).toBe(`${site.origin()}${route}`);
    // Should anything be under way, it has come by then.
    await page.waitForLoadState("networkidle");
    for (const request of requests) {
      expect(request).toMatchObject({ method: "GET", body: null });
      expect(request.path).toMatch(/^\/(page-data\/.*|static\/.*|[\w.-]+\.(js|css|woff2))$/);
    }
    await page.reload({ waitUntil: "load" });
    await hydrated(page);
    expect(await textsIn(page, validSuggestion)).toEqual(emptied(validSuggestion));
  });
});

test("the sixth suggestion has to wait, on both pages; a message to the agency has not", async () => {
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
});
