import { env } from "node:process";
import { chromium } from "playwright-core";
import { isBuilt, projects } from "../tested-project";
import { type Server, serve, variableOf } from "./server";
import { chromiumOptions } from "./site";

/** Starts the built sites and Chromium once for all test files. */
export default async function startSite(): Promise<void> {
  const servers = new Map<string, Server>();
  for (const which of ["frozen", "own"] as const) {
    const project = projects[which];
    const server = servers.get(project) ?? (isBuilt(which) ? await serve(which) : undefined);
    if (server === undefined) continue;
    servers.set(project, server);
    env[variableOf(which)] = server.origin;
  }
  const isRunning = env["TEST_BROWSER"] !== undefined;
  const browser = isRunning ? undefined : await chromium.launchServer(chromiumOptions());
  if (browser !== undefined) env["TEST_BROWSER"] = browser.wsEndpoint();
  const stop = async () => {
    await browser?.close();
    for (const server of servers.values()) await server.stop();
  };
  Reflect.set(globalThis, "stopSite", stop);
}
