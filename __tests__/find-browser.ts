import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { environment } from "../src/environment";

const browserNames = "chromium chromium-browser google-chrome google-chrome-stable chrome.exe".split(" ");
const macBrowsers = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Finds Chromium or Chrome. With `shell`, it prefers Debian's headless Chromium, which is twice as fast. */
export function findBrowser({ shell = false } = {}): string | undefined {
  const named = environment().CHROMIUM_PATH;
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but this file doesn't exist`);
  }
  const folders = (environment().PATH ?? "").split(delimiter);
  const wanted = shell ? ["chromium-headless-shell", ...browserNames] : browserNames;
  const installed = folders.flatMap((folder) => wanted.map((name) => join(folder, name)));
  return [...installed, ...macBrowsers, chromium.executablePath()].find((path) => existsSync(path));
}

/** Options that turn off background requests and the sandbox. The sandbox doesn't work for the root user. */
export const browserFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
