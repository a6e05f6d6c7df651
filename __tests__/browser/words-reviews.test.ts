import { setUpSite } from "./site";
import { missingFrom, visibleWords } from "./visible-words";

const site = setUpSite();

test("the reviews come with a note that the reviewers are verified paying clients", async () => {
  const page = await site.read("/reviews");
  expect(await page.getByRole("main").getByRole("paragraph").first().textContent()).toMatch(/\w/);
  expect(missingFrom(await visibleWords(page, "main"), [/verified paying clients/i])).toEqual([]);
});

test("every reviewer goes by one name", async () => {
  const page = await site.read("/reviews");
  const reviews = page.getByRole("main").getByRole("figure");
  const names = await reviews.locator("figcaption strong").allTextContents();
  expect(names.length).toBe(await reviews.count());
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !/^\p{L}+$/u.test(name.trim()))).toEqual([]);
});

test("every review has five stars", async () => {
  const main = (await site.read("/reviews")).getByRole("main");
  const stars = main.getByRole("img", { name: /\b5\b.*\b5\b.*stars?/i });
  expect(await stars.count()).toBe(await main.getByRole("figure").count());
});
