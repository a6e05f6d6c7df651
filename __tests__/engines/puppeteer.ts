import { existsSync } from "node:fs";
import puppeteer, { type LaunchOptions } from "puppeteer-core";
import { browserFlags, findBrowser } from "../find-browser";
import { type Browser, type Engine } from "./engine";

/** Debian uses the first path. Mozilla, Ubuntu, and GitHub's machines use the second path. */
const firefoxPath = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);

export const chromium: Engine = {
  name: "Chromium",
  missing: () => (findBrowser() === undefined ? "Chromium (Debian: chromium)" : undefined),
  launch: async () => {
    const executablePath = findBrowser();
    if (executablePath === undefined) throw new Error("Chromium isn't installed");
    return start({ browser: "chrome", executablePath, args: [...browserFlags] });
  },
};

/** Controls Gecko over WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  missing: () => (firefoxPath === undefined ? "Firefox (Debian: firefox-esr)" : undefined),
  launch: async () => {
    if (firefoxPath === undefined) throw new Error("Firefox isn't installed");
    const extraPrefsFirefox = {
      // Otherwise, Firefox sometimes mistakes a page from its cache for one from the internet, and blocks that
      // page's requests to this machine.
      "network.lna.blocking": false,
    };
    return start({ browser: "firefox", executablePath: firefoxPath, extraPrefsFirefox });
  },
};

async function start(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ headless: true, timeout: 60_000, ...options });
  const page = await browser.newPage();
  const { keyboard, mouse } = page;
  if (options.browser === "chrome") {
    // Puppeteer loses the page when Chromium shows a prerendered one in its place.
    const session = await page.createCDPSession();
    await session.send("Page.setPrerenderingAllowed", { isAllowed: false });
  }
  return {
    // In Firefox, `page.goto` sometimes never returns after the visitor has gone back in the history.
    open: (url) => page.evaluate((address) => location.assign(address), url),
    evaluate: <T>(expression: string) => page.evaluate<[], () => T>(expression),
    click: ({ x, y }) => mouse.click(x, y),
    type: (text) => keyboard.type(text),
    press: (key) => keyboard.press(key),
    // `page.goBack` would wait for a page load, but going back within the same document loads nothing.
    back: () => page.evaluate("history.back()").then(() => undefined),
    resize: (size) => page.setViewport(size),
    close: () => browser.close(),
  };
}
