import { setUpSite } from "./site";

const site = setUpSite();

/** Runs in the page. Returns `undefined` once the focus has left the page. */
function readFocus() {
  const element = document.activeElement;
  const header = document.querySelector("header");
  if (!element || element === document.body || !header) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  const isCovered =
    !header.contains(element) &&
    !element.matches('a[href="#main"]') &&
    top < header.getBoundingClientRect().bottom;
  const isOutside = bottom <= 0 || top >= window.innerHeight;
  const link = [...document.querySelectorAll('main a[href="/contact"]')].at(-1);
  const bar = link?.parentElement;
  // The contact bar is clipped at its parent element's bottom edge.
  const edge = bar?.parentElement?.getBoundingClientRect().bottom ?? 0;
  const rect = bar?.getBoundingClientRect();
  const isUnderBar =
    rect !== undefined && element !== link && top > rect.top - 8 && bottom < Math.min(edge, rect.bottom) + 8;
  return { text: element.textContent, isHidden: isCovered || isOutside || isUnderBar };
}

test.each([
  ["/", 390],
  ["/", 1280],
  ["/terms", 390],
])("on %s at %i px, neither header nor bar covers the focus (WCAG 2.4.11)", async (route, width) => {
  const viewport = { width, height: 700 };
  const page = await site.open(route, { viewport, reducedMotion: "reduce" });
  const hidden: string[] = [];
  for (const key of ["Tab", "Shift+Tab"]) {
    let stops = 0;
    for (; stops < 150; stops += 1) {
      await page.keyboard.press(key);
      const focus = await page.evaluate(readFocus);
      if (focus === undefined) break;
      if (focus.isHidden) hidden.push(`${key} ${stops}: ${focus.text}`);
    }
    expect(stops).toBeGreaterThan(20);
  }
  expect(hidden).toEqual([]);
});
