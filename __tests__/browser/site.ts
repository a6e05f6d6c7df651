import { env } from "node:process";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from "playwright-core";
import { browserFlags, findBrowser } from "../find-browser";
import { isHydrated } from "../engines/in-page";
import { type Server, startServer } from "./server";

/** Timeouts in ms. */
const limits = { start: 60_000, test: 180_000, step: 30_000 } as const;

/** By default, all test files share one server and one browser. */
export function setUpSite(start: () => Promise<Server> = startServer, startBrowser = launch) {
  let server: Server | undefined;
  let browser: Browser | undefined;
  let reading: { readonly page: Page; readonly route: string } | undefined;
  const contexts: BrowserContext[] = [];
  jest.setTimeout(limits.test);

  beforeAll(async () => {
    // Start the server first, because nothing would close the browser if the server failed to start.
    server = await start();
    browser = await startBrowser();
  }, limits.start);
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const origin = () => running(server).origin;
  const newContext = async (options: BrowserContextOptions) => {
    const context = await running(browser).newContext({ baseURL: origin(), ...options });
    context.setDefaultTimeout(limits.step);
    return context;
  };
  const blank = async (options: BrowserContextOptions = {}) => {
    const context = await newContext(options);
    contexts.push(context);
    return context.newPage();
  };
  return {
    blank,
    /** Opens a route in a new page. Waits until the page's scripts have started, if scripts run. */
    open: async (route: string, options: BrowserContextOptions = {}) => {
      const page = await blank(options);
      await (options.javaScriptEnabled === false ? page.goto(route) : openHydrated(page, route));
      return page;
    },
    /** Opens a route in a page that all tests in the file share. Tests must not change this page. */
    read: async (route: string) => {
      if (reading?.route === route) return reading.page;
      const page = reading?.page ?? (await (await newContext({})).newPage());
      reading = undefined;
      await openHydrated(page, route);
      reading = { page, route };
      return page;
    },
    fetch: (route: string) => fetch(new URL(route, origin()), { redirect: "manual" }),
    origin,
  };
}

function running<T>(started: T | undefined): T {
  if (started === undefined) throw new Error("The site runs only during tests");
  return started;
}

/** Delays requests for files until the returned function is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (request) => {
    await released;
    await request.fallback();
  });
  return release;
}

export function chromiumOptions({ shell = true } = {}) {
  const executablePath = findBrowser({ shell });
  if (executablePath === undefined)
    throw new Error("Chromium is missing. For details, run npm run check:browser");
  return { executablePath, args: [...browserFlags] };
}

export function launch(): Promise<Browser> {
  const { TEST_BROWSER: running } = env;
  return running === undefined ? chromium.launch(chromiumOptions()) : chromium.connect(running);
}

/** Launches Chromium without its headless shell, which can't prerender pages. */
export const launchWhole = () => chromium.launch(chromiumOptions({ shell: false }));

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // Don't use `requestIdleCallback`, because Chromium's headless shell sometimes never calls it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

export async function openHydrated(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}
