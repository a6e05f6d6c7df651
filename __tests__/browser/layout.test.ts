import { setUpSite } from "./site";
import { routes, unknownRoutes } from "./site-routes";

const widths = [320, 390, 768, 1280] as const;

const site = setUpSite();

test.each([...routes, unknownRoutes[0]])("%s never scrolls sideways", async (route) => {
  const page = await site.read(route);
  const overflows: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (excess > 0) overflows.push(`${width}px: ${excess}px too wide`);
  }
  expect(overflows).toEqual([]);
});

test.each(["current", "completed", "suggest"])(
  "the research page with the tab %s never scrolls sideways on a phone",
  async (tab) => {
    const page = await site.open(`/research?tab=${tab}`, { viewport: { width: 320, height: 640 } });
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
);
