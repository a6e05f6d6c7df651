import { env } from "node:process";
import { chromium } from "playwright-core";
import { startServer } from "./server";
import { chromiumOptions } from "./site";

/** Starts the built site and Chromium once, for the tests of all files. */
export default async function startSite(): Promise<void> {
  const site = await startServer();
  const browser = await chromium.launchServer(chromiumOptions());
  Object.assign(env, { TEST_SITE: site.origin, TEST_BROWSER: browser.wsEndpoint() });
  const stop = async () => {
    await browser.close();
    await site.stop();
  };
  Reflect.set(globalThis, "stopSite", stop);
}
