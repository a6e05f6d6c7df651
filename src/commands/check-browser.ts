import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser";

const advice =
  "No Chromium for the browser tests: install one (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.";

try {
  if (findBrowser() === undefined) {
    console.log("No Chromium is installed; downloading Playwright's …");
    spawnSync("npx", ["playwright-core", "install", "chromium"], { stdio: "inherit" });
  }
  const browser = findBrowser();
  if (browser === undefined) throw new Error(advice);
  console.log(`Browser: ${browser}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : advice);
  process.exitCode = 1;
}
