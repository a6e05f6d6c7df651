import { setUpSite } from "./site";

const site = setUpSite();

test.each([
  "/contact%3Futm_source%3Dmail",
  "/contact%23message",
  "/research/%2e%2e%2fcontact",
  "/research/%252e%252e/contact",
  "/%ff",
  "/contact%",
])(
  "%s, which other programs make of a page's address, shows the 404 screen and hydrates",
  async (route) => {
    const page = await site.open(route);
    await page.getByText("Oops! Page not found").waitFor();
  },
);

test("a page stays when the anchor of its address is no URI", async () => {
  const page = await site.open("/contact#100%");
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});
