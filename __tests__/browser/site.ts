import { env } from "node:process";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from "playwright-core";
import { browserFlags, findBrowser } from "../../src/commands/find-browser";
import { isHydrated } from "../engines/in-page";
import { type Server, startServer } from "./server";

/** The longest that a test may take, and a step in it. Nothing is measured; this only ends a hang. */
const limits = { start: 60_000, test: 30_000, step: 8_000 } as const;

/**
 * Gives the tests of a file the site and a browser, which all files share. `start` is for tests that need a
 * server of their own.
 */
export function setUpSite(start: () => Promise<Server> = startServer, startBrowser = launch) {
  let server: Server | undefined;
  let browser: Browser | undefined;
  let reading: { readonly page: Page; readonly route: string } | undefined;
  const contexts: BrowserContext[] = [];
  jest.setTimeout(limits.test);

  beforeAll(async () => {
    // One after the other: a browser without a server would be left behind.
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
    /** An empty page of a new context, for tests that listen before they go anywhere. */
    blank,
    /** A page of a new context on a route: loaded, and hydrated where scripts run. For tests that act. */
    open: async (route: string, options: BrowserContextOptions = {}) => {
      const page = await blank(options);
      await (options.javaScriptEnabled === false ? page.goto(route) : openHydrated(page, route));
      return page;
    },
    /** The page that all tests of the file read from, on a route, hydrated. For tests that only look. */
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
  if (started === undefined) throw new Error("The site is there in tests only, not before them");
  return started;
}

/** Lets requests for these files wait, as on a slow line, until the function that it gives is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (request) => {
    await released;
    await request.fallback();
  });
  return release;
}

/** What the Chromium of the tests is started with. */
export function chromiumOptions({ shell = true } = {}) {
  const executablePath = findBrowser({ shell });
  if (executablePath === undefined) throw new Error("No Chromium: npm run check:browser says more");
  return { executablePath, args: [...browserFlags] };
}

/** The Chromium of all tests, or one that is started now where there is none. */
export function launch(): Promise<Browser> {
  const { TEST_BROWSER: running } = env;
  return running === undefined ? chromium.launch(chromiumOptions()) : chromium.connect(running);
}

/** One that is whole: the shell moves the mouse over each page that it has loaded. */
export const launchWhole = () => chromium.launch(chromiumOptions({ shell: false }));

/** Waits until React has taken over the page, and has nothing left to do. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

export async function openHydrated(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}
