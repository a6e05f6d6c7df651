import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv } from "node:process";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { fixedRoutes, routeOf } from "../content-model/routes";
import { readContent } from "../content-model/read-content";
import { createSiteServer } from "../server/site-server";
import { browserFlags, findBrowser } from "./find-browser";

const folder = ".screenshots";

/**
 * Pictures of every screen of the built site, in `.screenshots/`. Options: `--routes /,/contact`,
 * `--widths 390,1280`, `--schemes light,dark`.
 */
async function takeScreenshots(): Promise<void> {
  const { values } = parseArgs({
    args: argv.slice(2),
    options: {
      routes: { type: "string", default: allRoutes().join(",") },
      widths: { type: "string", default: "390,768,1280,1920" },
      schemes: { type: "string", default: "light,dark" },
    },
  });
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error("No Chromium; npm run check:browser gets one");
  mkdirSync(folder, { recursive: true });
  const server = createSiteServer(resolve("public"));
  await new Promise<void>((done) => server.listen({ host: "127.0.0.1", port: 0 }, done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    for (const width of values.widths.split(",").map(Number)) {
      for (const colorScheme of values.schemes.split(",").filter(isScheme)) {
        const viewport = { width, height: 900 };
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
        for (const route of values.routes.split(",")) {
          await page.goto(`http://127.0.0.1:${port}${route}`, { waitUntil: "networkidle" });
          const name = route === "/" ? "home" : route.slice(1).replace(/[/?=]/g, "-");
          const path = join(folder, `${name}-${width}-${colorScheme}.png`);
          await page.screenshot({ path, fullPage: true });
        }
        await page.close();
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}

const isScheme = (scheme: string): scheme is "light" | "dark" =>
  scheme === "light" || scheme === "dark";

function allRoutes(): string[] {
  const { files } = readContent(resolve("content"));
  const made = files.map(routeOf).filter((route) => route !== undefined);
  const views = ["/research?tab=completed", "/research?tab=suggest", "/no-such-page"];
  return [...fixedRoutes(resolve("src/pages")), ...made, ...views];
}

takeScreenshots().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
