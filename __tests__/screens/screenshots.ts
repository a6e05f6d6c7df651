import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { parseArgs } from "node:util";
import { type Page, chromium } from "playwright-core";
import { browserFlags, findBrowser } from "../find-browser";
import { pageOf } from "../../src/content/check/link-rules";
import { readContent } from "../../src/content/files/read-content";
import { createSiteServer } from "../../src/server/site-server";
import { screenStates } from "./screen-states";

const folder = ".screenshots";

/** Display settings, keyed by the name that appears in a screenshot's file name. */
const displays = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  forced: { colorScheme: "dark", forcedColors: "active" },
  print: { colorScheme: "light", media: "print" },
} as const satisfies Record<string, Parameters<Page["emulateMedia"]>[0]>;

const isDisplay = (name: string): name is keyof typeof displays => name in displays;

/**
 * Saves screenshots of every screen of the built site in `.screenshots/`. Options: `--routes /,/contact`,
 * `--widths 390,1280`, `--looks light,dark,forced,print`, and `--states contact-errors` (or `none`).
 */
async function takeScreenshots(): Promise<void> {
  const { values } = parseArgs({
    args: argv.slice(2),
    options: {
      routes: { type: "string" },
      widths: { type: "string", default: "390,768,1280,1920" },
      looks: { type: "string", default: "light,dark" },
      states: { type: "string" },
    },
  });
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error("Chromium isn't installed. Run npm run check:browser to download it.");
  const routes = values.routes?.split(",") ?? allRoutes();
  const states = values.states?.split(",") ?? (values.routes === undefined ? Object.keys(screenStates) : []);
  mkdirSync(folder, { recursive: true });
  const server = createSiteServer(resolve("public"));
  await new Promise<void>((done) => server.listen({ host: "127.0.0.1", port: 0 }, done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const baseURL = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    for (const width of values.widths.split(",").map(Number)) {
      for (const display of values.looks.split(",").filter(isDisplay)) {
        const page = await browser.newPage({ baseURL, viewport: { width, height: 900 } });
        await page.emulateMedia({ ...displays[display], reducedMotion: "reduce" });
        const shoot = (name: string, fullPage: boolean) =>
          page.screenshot({ path: join(folder, `${name}-${width}-${display}.png`), fullPage });
        for (const route of routes) {
          await page.goto(route, { waitUntil: "networkidle" });
          await shoot(route === "/" ? "home" : route.slice(1).replace(/[/?=]/g, "-"), true);
        }
        for (const name of states) {
          const state = screenStates[name];
          if (state === undefined) continue;
          await page.goto(state.route, { waitUntil: "networkidle" });
          await state.act(page);
          await shoot(name, false);
          await page.unrouteAll();
        }
        await page.close();
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}

function allRoutes(): string[] {
  const { files } = readContent(resolve("content"));
  const made = files.map(pageOf).filter((route) => route !== undefined);
  const views = ["/research?tab=completed", "/research?tab=suggest", "/no-such-page"];
  return [...made, ...views];
}

takeScreenshots().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
