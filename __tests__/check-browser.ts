import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser";

const advice =
  "The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.";

try {
  if (findBrowser() === undefined) {
    console.log("Chromium isn't installed. Downloading Playwright's …");
    spawnSync("npx", ["playwright-core", "install", "chromium"], { stdio: "inherit" });
  }
  const browser = findBrowser();
  if (browser === undefined) throw new Error(advice);
  console.log(`Browser: ${browser}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : advice);
  process.exitCode = 1;
}
