import { Key as DriverKey, type WebDriver } from "selenium-webdriver";
import { type Browser, type Key } from "./engine";

const keys: Readonly<Record<Key, string>> = {
  Tab: DriverKey.TAB,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  " ": DriverKey.SPACE,
  ArrowLeft: DriverKey.ARROW_LEFT,
  ArrowRight: DriverKey.ARROW_RIGHT,
  Home: DriverKey.HOME,
  End: DriverKey.END,
};

/**
 * Runs in the page: the middle button as Safari before 18.2 tells of it. WebKitWebDriver 2.50 presses it, but
 * releases the left one; the middle one then stays down, and typed letters lose their Shift.
 */
const middleClick = `document.elementFromPoint(...arguments).dispatchEvent(
  new MouseEvent("click", { button: 1, bubbles: true, cancelable: true }));`;

/** WebKit's browser, as its driver is told to use it. */
export function webkitBrowser(driver: WebDriver, close: () => Promise<void>): Browser {
  return {
    // It waits: scripts that run while a new origin gets a process of its own are never answered.
    open: (url) => driver.get(url),
    evaluate: <T>(expression: string) => driver.executeScript<T>(`return (${expression});`),
    click: async ({ x, y }, { button = "left", control = false }) => {
      if (button === "middle") {
        await driver.executeScript(middleClick, x, y);
        return;
      }
      const hand = driver.actions();
      if (control) hand.keyDown(DriverKey.CONTROL);
      hand.move({ x: Math.round(x), y: Math.round(y), duration: 0 });
      hand.press().release();
      if (control) hand.keyUp(DriverKey.CONTROL);
      await hand.perform();
    },
    // A line break is the key that makes one.
    type: (text) => driver.actions().sendKeys(text.replaceAll("\n", DriverKey.ENTER)).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    selectAll: () =>
      driver.actions().keyDown(DriverKey.CONTROL).sendKeys("a").keyUp(DriverKey.CONTROL).perform(),
    back: () => driver.navigate().back(),
    resize: async (size) => {
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
    },
    close,
  };
}
