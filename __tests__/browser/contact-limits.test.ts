import { type Page } from "playwright-core";
import { addRules } from "./add-rules";
import { button, control, fill, outcome, toasts, told, validContact } from "./form-steps";
import { functionUrl, postsOf } from "./mailing-site";
import { hydrated, setUpSite } from "./site";

const site = setUpSite();

const limited = {
  title: "Too Many Requests",
  text: "Please wait before submitting another message.",
};

/** A page whose form holds a message that the function refuses, and stays filled in. */
async function refusingPage(): Promise<{ page: Page; posts: unknown[] }> {
  const page = await site.open("/contact");
  await page.route(functionUrl, (route) => route.fulfill({ json: { success: false } }));
  await fill(page, validContact);
  return { page, posts: postsOf(page) };
}

/** Submits as often as this, each time waiting for the end. */
async function submit(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await button(page).click();
    await outcome(page, "error").filter({ hasText: "Error Sending Message" }).waitFor();
    await button(page).and(page.locator(":enabled")).waitFor();
  }
}

test("the sixth attempt sends nothing, on the way back from another page neither, until a reload", async () => {
  const { page, posts } = await refusingPage();
  await submit(page, 5);
  expect(posts).toHaveLength(5);
  await button(page).click();
  await told(page, "error", limited);
  expect(await control(page, "Message").inputValue()).toBe(validContact.Message);
  await page.getByRole("banner").getByRole("link", { name: "Reviews", exact: true }).click();
  await page.waitForURL("/reviews");
  await page.getByRole("banner").getByRole("link", { name: "Contact Us", exact: true }).click();
  await page.waitForURL("/contact");
  await button(page).click();
  await told(page, "error", limited);
  expect(posts).toHaveLength(5);
  await page.reload({ waitUntil: "load" });
  await hydrated(page);
  await submit(page, 1);
  expect(posts).toHaveLength(6);
});

test("a toast goes by itself when its time is over; the text stays", async () => {
  const { page } = await refusingPage();
  const bar = page.locator(".Toastify__progress-bar--animated");
  await addRules(
    page,
    ".Toastify__progress-bar--animated { animation-play-state: paused !important }",
  );
  await submit(page, 1);
  expect(await bar.evaluate((time) => getComputedStyle(time).animationDuration)).toBe("5s");
  await bar.evaluate((time) => {
    for (const animation of time.getAnimations()) animation.finish();
  });
  await toasts(page).first().waitFor({ state: "detached" });
  expect(await outcome(page, "error").textContent()).toContain("Error Sending Message");
});
