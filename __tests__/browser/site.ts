import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from "playwright-core";
import { browserFlags, findBrowser } from "../../src/commands/find-browser";
import { type Server, startServer } from "./server";

/** The longest that a test may take, and a step in it. Nothing is measured; this only ends a hang. */
const limits = { start: 60_000, test: 30_000, step: 8_000 } as const;

/** The built site and a browser, for the tests of one file. */
export interface Site {
  /** A page of a new context on a route: loaded, and hydrated where scripts run. For tests that act. */
  readonly open: (route: string, options?: BrowserContextOptions) => Promise<Page>;
  /** An empty page of a new context, for tests that listen before they go anywhere. */
  readonly blank: (options?: BrowserContextOptions) => Promise<Page>;
  /** The page that all tests of the file read from, on a route, hydrated. For tests that only look. */
  readonly read: (route: string) => Promise<Page>;
  /** What the server answers, without a browser. */
  readonly fetch: (route: string) => Promise<Response>;
  readonly origin: () => string;
}

/**
 * Starts the site and one browser before the tests of a file, ends both after them. `start` is for tests
 * that need a server of their own.
 */
export function setUpSite(start: () => Promise<Server> = startServer): Site {
  let server: Server | undefined;
  let browser: Browser | undefined;
  let reading: { readonly page: Page; readonly route: string } | undefined;
  const contexts: BrowserContext[] = [];
  jest.setTimeout(limits.test);

  beforeAll(async () => {
    // One after the other: a browser without a server would be left behind.
    server = await start();
    browser = await launch();
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
    open: async (route, options = {}) => {
      const page = await blank(options);
      await page.goto(route, { waitUntil: "load" });
      if (options.javaScriptEnabled !== false) await hydrated(page);
      return page;
    },
    read: async (route) => {
      if (reading?.route === route) return reading.page;
      const page = reading?.page ?? (await (await newContext({})).newPage());
      reading = undefined;
      await page.goto(route, { waitUntil: "load" });
      await hydrated(page);
      reading = { page, route };
      return page;
    },
    fetch: (route) => fetch(new URL(route, origin()), { redirect: "manual" }),
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
    await request.continue();
  });
  return release;
}

/** A Chromium without a window. */
export function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error("No Chromium: npm run check:browser says more");
  return chromium.launch({ executablePath, args: [...browserFlags] });
}

/**
 * Waits until React has taken over the page and has nothing left to do. React marks each element that
 * it has taken over, the outermost one last; the browser is idle once the effects after it have run.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const outermost = document.querySelector("#___gatsby > *");
    return outermost && Object.keys(outermost).some((key) => key.startsWith("__reactProps$"));
  });
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
