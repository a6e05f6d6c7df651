import { addRules } from "./add-rules";
import { setUpSite } from "./site";
import { routes } from "./site-routes";

const site = setUpSite();

test.each(routes)("%s at 200 %% text does not scroll sideways (WCAG 1.4.4)", async (route) => {
  const page = await site.open(route, { viewport: { width: 640, height: 800 } });
  await addRules(page, "html { font-size: 200% }");
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
