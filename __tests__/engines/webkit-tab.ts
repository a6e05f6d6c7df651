import { Button, Key as DriverKey, type WebDriver } from "selenium-webdriver";
import { type Key, type Tab } from "./engine";

const keys: Readonly<Record<Key, string>> = {
  Tab: DriverKey.TAB,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Delete: DriverKey.DELETE,
  " ": DriverKey.SPACE,
  ArrowLeft: DriverKey.ARROW_LEFT,
  ArrowRight: DriverKey.ARROW_RIGHT,
  Home: DriverKey.HOME,
  End: DriverKey.END,
};

/** The window that the driver has switched to. */
export function webkitTab(driver: WebDriver, close: () => Promise<void>): Tab {
  return {
    evaluate: <T>(expression: string) => driver.executeScript<T>(`return (${expression});`),
    click: async ({ x, y }, { button = "left", control = false }) => {
      const hand = driver.actions();
      if (control) hand.keyDown(DriverKey.CONTROL);
      hand.move({ x: Math.round(x), y: Math.round(y), duration: 0 });
      const which = button === "middle" ? Button.MIDDLE : Button.LEFT;
      hand.press(which).release(which);
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
