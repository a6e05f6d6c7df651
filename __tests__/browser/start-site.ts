import { env } from "node:process";
import { chromium } from "playwright-core";
import { isBuilt, projects } from "../tested-project";
import { type Server, serve, variableOf } from "./server";
import { chromiumOptions } from "./site";

/** Starts the sites that are built, and Chromium unless it runs already, once for the tests of all files. */
export default async function startSite(): Promise<void> {
  const servers = new Map<string, Server>();
  for (const which of ["frozen", "own"] as const) {
    const server =
      servers.get(projects[which]) ?? (isBuilt(which) ? await serve(which) : undefined);
    if (server === undefined) continue;
    servers.set(projects[which], server);
    env[variableOf(which)] = server.origin;
  }
  const { TEST_BROWSER: running } = env;
  const browser =
    running === undefined ? await chromium.launchServer(chromiumOptions()) : undefined;
  if (browser !== undefined) env["TEST_BROWSER"] = browser.wsEndpoint();
  const stop = async () => {
    await browser?.close();
    for (const server of servers.values()) await server.stop();
  };
  Reflect.set(globalThis, "stopSite", stop);
}
