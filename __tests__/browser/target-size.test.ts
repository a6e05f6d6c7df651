import { setUpSite } from "./site";
import { routes } from "./site-routes";

const site = setUpSite();

/**
 * Controls that are seen and smaller than 24 px either way. Links in a sentence are excepted, and so
 * is what is only there for screen readers (WCAG 2.5.8).
 */
function smallTargets(): string[] {
  const controls = document.querySelectorAll("a, button, input, select, textarea, summary");
  return [...controls]
    .filter((control) => control.closest("p, li > p, td, dd, .prose") === null)
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.closest("[aria-hidden='true']") === null)
    .filter((control) => {
      const { width, height, bottom } = control.getBoundingClientRect();
      return bottom > 0 && (width < 24 || height < 24);
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

test.each(routes)("%s has no target below 24 px on a phone", async (route) => {
  const page = await site.open(route, { viewport: { width: 390, height: 800 } });
  expect(await page.evaluate(smallTargets)).toEqual([]);
});
