import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Page } from "playwright-core";
import { createSiteServer } from "../../src/server/site-server";
import { setUpSite } from "./site";

const target = "/research?tab=completed";
const marker = "A build later";

/** A copy of the built site in which the research page is another, and something of the old one is gone. */
interface Deployment {
  readonly folder: string;
  readonly server: Server;
}

let current: Server;
const deployments: Deployment[] = [];
let front: Server;

const site = setUpSite(async () => {
  current = createSiteServer(resolve("public"));
  front = createServer((request, response) => current.emit("request", request, response));
  await new Promise<void>((done) => front.listen({ host: "127.0.0.1", port: 0 }, done));
  const address = front.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((done) => {
        front.closeAllConnections();
        front.close(() => done());
      }),
  };
});

afterAll(() => {
  for (const { folder } of deployments) rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  current = createSiteServer(resolve("public"));
});

/** Puts a later build in the place of the first. */
function deploy(change: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "site-deployed-"));
  cpSync("public", folder, { recursive: true });
  change(folder);
  for (const file of ["research/index.html", "research.html"]) {
    for (const packed of [".br", ".gz"]) rmSync(join(folder, file + packed), { force: true });
    const path = join(folder, file);
    if (existsSync(path)) {
      writeFileSync(path, readFileSync(path, "utf8").replace("</main>", `<p>${marker}</p></main>`));
    }
  }
  current = createSiteServer(folder);
  deployments.push({ folder, server: current });
}

const remove = (folder: string, file: string) => {
  for (const packed of ["", ".br", ".gz"]) rmSync(join(folder, file + packed), { force: true });
};

const pageData = "page-data/research/page-data.json";
const appData = "page-data/app-data.json";

const readPageData = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(folder, pageData), "utf8"));

/** A tab that was opened before the deployment, in which the visitor has begun to write. */
async function oldTab(): Promise<Page> {
  const page = await site.open("/contact");
  await page.getByLabel("Message").last().fill("Half a thought");
  return page;
}

async function followLink(page: Page): Promise<void> {
  await page.evaluate((to) => window.___navigate(to), target);
}

test.each<[string, (folder: string) => void]>([
  [
    "the build has another digest",
    (folder) => {
      const build = { webpackCompilationHash: "of-a-later-build" };
      remove(folder, appData);
      writeFileSync(join(folder, appData), JSON.stringify(build));
    },
  ],
  [
    "the script of the page is gone",
    (folder) => {
      const { componentChunkName } = readPageData(folder);
      const html = readFileSync(join(folder, "research/index.html"), "utf8");
      const [script] = new RegExp(`${componentChunkName}-[0-9a-f]+\\.js`).exec(html) ?? [];
      if (script === undefined) throw new Error("The research page has no script of its own");
      remove(folder, script);
    },
  ],
  ["the data of the page are gone", (folder) => remove(folder, pageData)],
])("an old tab ends on the right page when %s", async (_, change) => {
  const page = await oldTab();
  deploy(change);
  await followLink(page);
  await page.getByText(marker).waitFor({ state: "attached" });
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(target);
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("offline, a link says so, and the page stays with what was typed", async () => {
  const page = await oldTab();
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await page.getByText("What you typed is still here").waitFor();
  expect(new URL(page.url()).pathname).toBe("/contact");
  expect(await page.getByLabel("Message").last().inputValue()).toBe("Half a thought");

  await page.context().setOffline(false);
  await page.getByText("What you typed is still here").waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Privacy Policy" }).click();
  await page.waitForURL("**/privacy");
  await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
});

test("an old page whose scripts are gone is still a page with links", async () => {
  const page = await site.blank();
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/services", { waitUntil: "load" });
  await page.mouse.move(10, 10);
  await page.locator('main a[href="/services/seo"]').click();
  await page.waitForURL("**/services/seo");
});
