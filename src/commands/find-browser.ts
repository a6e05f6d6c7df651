import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import { environment } from "../environment";

const names = "chromium chromium-browser google-chrome google-chrome-stable chrome.exe".split(" ");
const macBrowsers = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A Chromium on this machine: the one that `CHROMIUM_PATH` names, an installed one, or Playwright's
 * download; `undefined` when there is none.
 *
 * @param shell - Whether Debian's Chromium without windows will do: it draws the same in half the time.
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist.
 */
export function findBrowser({ shell = false } = {}): string | undefined {
  const named = environment().CHROMIUM_PATH;
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file`);
  }
  const folders = (environment().PATH ?? "").split(delimiter);
  const wanted = shell ? ["chromium-headless-shell", ...names] : names;
  const installed = folders.flatMap((folder) => wanted.map((name) => join(folder, name)));
  return [...installed, ...macBrowsers, chromium.executablePath()].find((path) => existsSync(path));
}

/** Flags for a browser in a test: no sandbox (root has none), and no request of its own. */
export const browserFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
