import { createServer } from "node:http";
import { once } from "node:events";
import { type Page } from "playwright-core";
import { closeAfterTest } from "../server/closing";
import { setUpSite } from "./site";

const site = setUpSite();
const desktop = { viewport: { width: 1280, height: 800 } };

const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).filter({ visible: true });

test("a page behind a sign-in on another site is gone to", async () => {
  const signIn = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Sign in</h1>"),
  ).listen(0, "127.0.0.1");
  await once(signIn, "listening");
  closeAfterTest(async () => void signIn.close());
  const address = signIn.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const page = await site.open("/terms", desktop);
  await page.route(/reviews(\/page-data\.json)?$/, (route) =>
    route.fulfill({ status: 302, headers: { location: `http://127.0.0.1:${port}/sign-in` } }),
  );
  await headerLink(page, "Reviews").click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});
