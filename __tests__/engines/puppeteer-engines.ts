import { existsSync } from "node:fs";
import puppeteer, { type KeyInput, type LaunchOptions, type Page } from "puppeteer-core";
import { browserFlags, findBrowser } from "../../src/commands/find-browser";
import { type Browser, type Engine } from "./engine";

const firefoxPath = "/usr/bin/firefox-esr";

/** Blink, over the Chrome DevTools Protocol. */
export const chromium: Engine = {
  name: "Chromium",
  missing: () => (findBrowser() === undefined ? "Chromium (Debian: chromium)" : undefined),
  launch: async ({ scripts }) => {
    const executablePath = findBrowser();
    if (executablePath === undefined) throw new Error("There is no Chromium");
    return start({ browser: "chrome", executablePath, args: [...browserFlags] }, (page) =>
      page.setJavaScriptEnabled(scripts),
    );
  },
};

/** Gecko, over WebDriver BiDi. It can be told once only, when it starts, whether pages run scripts. */
export const firefox: Engine = {
  name: "Firefox",
  missing: () => (existsSync(firefoxPath) ? undefined : `${firefoxPath} (Debian: firefox-esr)`),
  launch: ({ scripts }) =>
    start({
      browser: "firefox",
      executablePath: firefoxPath,
      extraPrefsFirefox: { "javascript.enabled": scripts },
    }),
};

async function start(
  options: LaunchOptions,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<Browser> {
  const browser = await puppeteer.launch({ headless: true, timeout: 60_000, ...options });
  const page = await browser.newPage();
  await prepare(page);
  const { keyboard, mouse } = page;
  const whileHolding = async (key: KeyInput, act: () => Promise<void>) => {
    await keyboard.down(key);
    await act();
    await keyboard.up(key);
  };
  return {
    // In Firefox, Puppeteer's own way at times waits in vain after a step back in the history.
    open: (url) => page.evaluate((address) => location.assign(address), url),
    evaluate: <T>(expression: string) => page.evaluate<[], () => T>(expression),
    click: ({ x, y }, { button = "left", control = false }) => {
      const press = () => mouse.click(x, y, { button });
      return control ? whileHolding("Control", press) : press();
    },
    type: (text) => keyboard.type(text),
    press: (key) => keyboard.press(key),
    selectAll: () => whileHolding("Control", () => keyboard.press("a")),
    // Puppeteer's own way waits for a load, which does not come within a document.
    back: () => page.evaluate("history.back()").then(() => undefined),
    resize: (size) => page.setViewport(size),
    close: () => browser.close(),
  };
}
