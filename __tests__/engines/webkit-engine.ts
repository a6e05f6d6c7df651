import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { env } from "node:process";
import {
  Builder,
  Button,
  Capabilities,
  Key as DriverKey,
  type WebDriver,
} from "selenium-webdriver";
import { closedPort } from "../server/mail-server";
import { type Browser, type Engine, type Key, type Tab } from "./engine";

const driverPath = "/usr/bin/WebKitWebDriver";
const screenPath = "/usr/bin/Xvfb";

/** WebKit's own small browser, which Debian puts into a folder of the machine's architecture. */
const findMiniBrowser = (): string | undefined =>
  readdirSync("/usr/lib")
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));

/** WebKitGTK, over WebDriver, on a screen that is in memory only. */
export const webkit: Engine = {
  name: "WebKit",
  missing: () => {
    if (!existsSync(driverPath)) return `${driverPath} (Debian: webkit2gtk-driver)`;
    if (!existsSync(screenPath)) return `${screenPath} (Debian: xvfb)`;
    return findMiniBrowser() === undefined ? "MiniBrowser (Debian: webkit2gtk-driver)" : undefined;
  },
  launch: async ({ scripts }) => {
    const started: ChildProcess[] = [];
    const stop = async () => {
      // The driver before the screen that its browser draws on.
      for (const child of started.reverse()) await end(child);
    };
    try {
      const screen = spawn(screenPath, ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
        stdio: ["ignore", "ignore", "ignore", "pipe"],
      });
      started.push(screen);
      const display = await firstWords(screen);
      const port = await closedPort();
      const driver = spawn(driverPath, [`--port=${port}`], {
        env: { ...env, DISPLAY: `:${display}` },
        stdio: "ignore",
      });
      started.push(driver);
      return await connect(`http://127.0.0.1:${port}`, scripts, stop);
    } catch (error) {
      await stop();
      throw error;
    }
  },
};

/** What the screen writes once it is there: its number. */
async function firstWords(screen: ChildProcess): Promise<string> {
  const pipe = screen.stdio[3];
  if (!pipe) throw new Error("Xvfb has no pipe for its number");
  const [words] = await Promise.race([
    once(pipe, "data"),
    once(screen, "exit").then(() => Promise.reject(new Error("Xvfb ended"))),
  ]);
  return String(words).trim();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

async function connect(
  server: string,
  scripts: boolean,
  stop: () => Promise<void>,
): Promise<Browser> {
  await answering(server);
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": {
      binary: findMiniBrowser(),
      args: ["--automation", `--enable-javascript=${scripts}`],
    },
  });
  // What waits for what is said once, for all engines, in `visitor.ts`.
  capabilities.setPageLoadStrategy("none");
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  const first = await driver.getWindowHandle();
  return {
    openTab: async () => {
      await driver.switchTo().newWindow("window");
      return tabOf(driver, async () => {
        await driver.close();
        await driver.switchTo().window(first);
      });
    },
    close: async () => {
      await driver.quit();
      await stop();
    },
  };
}

async function answering(server: string): Promise<void> {
  for (;;) {
    const answers = await fetch(`${server}/status`).then(
      () => true,
      () => false,
    );
    if (answers) return;
  }
}

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

function tabOf(driver: WebDriver, close: () => Promise<void>): Tab {
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
