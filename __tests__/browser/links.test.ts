import { once } from "node:events";
import { createServer } from "node:http";
import { closeAfterTest } from "../server/closing";
import { portOf } from "../server/mail-server";
import { setUpSite } from "./site";
import { routes } from "./site-routes";

/** The one link that leads to no page, and the one page that has it (specification, section 2). */
const dangling = { to: "/request-quote", from: "/research/google-ads-roi-report" } as const;

const site = setUpSite();

/** Where the links of a page lead within the site: path, query and anchor. */
async function internalLinks(route: string): Promise<URL[]> {
  const html = await (await site.fetch(route)).text();
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href);
  return hrefs
    .map((href) => new URL(href.replaceAll("&amp;", "&"), new URL(route, site.origin())))
    .filter(({ origin }) => origin === site.origin());
}

/** What is wrong with a link's target, if anything. */
async function problem({ pathname, search, hash }: URL): Promise<string[]> {
  const response = await site.fetch(`${pathname}${search}`);
  if (response.status !== 200) return [`${pathname}${search}: ${response.status}`];
  const anchor = decodeURIComponent(hash.slice(1));
  const found = anchor === "" || (await response.text()).includes(` id="${anchor}"`);
  return found ? [] : [`${pathname}${hash}: no such anchor`];
}

test.each(routes)("every link on %s leads to a page and an anchor that exist", async (route) => {
  const links = (await internalLinks(route)).filter(({ pathname }) => pathname !== dangling.to);
  const targets = [...new Set(links.map(String))].map((link) => new URL(link));
  expect(targets.length).toBeGreaterThan(2);
  const problems = await Promise.all(targets.map(problem));
  expect(problems.flat()).toEqual([]);
});

/** The CSV files of reports, which their pages offer. */
const isDownload = (path: string) => /^\/research\/[\w-]+\/[\w-]+\.csv$/.test(path);

test("links lead to routes of the specification and to the files of reports only", async () => {
  const links = (await Promise.all(routes.map(internalLinks))).flat();
  const paths = new Set(links.map(({ pathname }) => pathname));
  const known: readonly string[] = [...routes, dangling.to];
  const others = [...paths].filter((path) => !known.includes(path));
  expect(others.filter((path) => !isDownload(path))).toEqual([]);
});

test("/request-quote answers 404 and is linked from the Google Ads report alone", async () => {
  const pages = await Promise.all(
    routes.map(async (route) => {
      const links = await internalLinks(route);
      return links.some(({ pathname }) => pathname === dangling.to) ? [route] : [];
    }),
  );
  expect(pages.flat()).toEqual([dangling.from]);
  expect((await site.fetch(dangling.to)).status).toBe(404);
});

test("the link to /request-quote fetches nothing before it is followed, then shows the 404 screen", async () => {
  const page = await site.open(dangling.from);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const link = page.getByRole("link", { name: "Get Your Custom PPC Strategy", exact: true });
  await link.hover();
  await link.focus();
  await page.evaluate(() => fetch("/"));
  expect(requests.filter((path) => path.includes("request-quote"))).toEqual([]);
  const [response] = await Promise.all([page.waitForResponse(`**${dangling.to}`), link.click()]);
  expect(response.status()).toBe(404);
  await page.getByText("Oops! Page not found", { exact: true }).waitFor();
});

test("a link in the text of a report is loaded ahead, and reached without loading a page", async () => {
  const page = await site.open("/research/sem-trends-report");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole("main").getByRole("link", { name: "Google Ads", exact: true });
  const ahead = page.waitForResponse("**/page-data/services/google-ads/page-data.json");
  await link.hover();
  await ahead;
  await link.click();
  await page.waitForURL("**/services/google-ads");
  await page.getByRole("heading", { level: 1, name: "Google Ads" }).waitFor();
  expect(asked).not.toContain("/services/google-ads");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "SEM Trends" }).waitFor();
  expect(asked).not.toContain("/research/sem-trends-report");
});

test("a page behind a sign-in on another site is gone to", async () => {
  const signIn = createServer((_, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Sign in</h1>"),
  ).listen(0, "127.0.0.1");
  await once(signIn, "listening");
  closeAfterTest(async () => void signIn.close());
  const page = await site.open("/terms", { viewport: { width: 1280, height: 800 } });
  await page.route(/reviews(\/page-data\.json)?$/, (route) =>
    route.fulfill({
      status: 302,
      headers: { location: `http://127.0.0.1:${portOf(signIn.address())}/sign-in` },
    }),
  );
  await page.getByRole("banner").getByRole("link", { name: "Reviews", exact: true }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});
