import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { env } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities, Key as DriverKey, type WebDriver } from "selenium-webdriver";
import { closedPort } from "../server/mail-server";
import { answering } from "../server/run-command";
import { type Browser, type Engine, type Key } from "./engine";

const driverPath = "/usr/bin/WebKitWebDriver";
const screenPath = "/usr/bin/Xvfb";

/** Debian installs WebKit's MiniBrowser in a folder named after the machine's architecture. */
const findMiniBrowser = (): string | undefined =>
  readdirSync("/usr/lib")
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));

/** Controls WebKitGTK over WebDriver on a virtual screen. */
export const webkit: Engine = {
  name: "WebKit",
  missing: () => {
    if (!existsSync(driverPath)) return `${driverPath} (Debian: webkit2gtk-driver)`;
    if (!existsSync(screenPath)) return `${screenPath} (Debian: xvfb)`;
    return findMiniBrowser() === undefined ? "MiniBrowser (Debian: webkit2gtk-driver)" : undefined;
  },
  launch: async () => {
    const started: ChildProcess[] = [];
    const stop = async () => {
      // Stop the driver before the virtual screen, because the driver's browser draws on this screen.
      for (const child of started.reverse()) await end(child);
    };
    try {
      const screen = spawn(screenPath, ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
        stdio: ["ignore", "ignore", "ignore", "pipe"],
      });
      started.push(screen);
      const display = await readDisplay(screen);
      const port = await closedPort();
      const driver = spawn(driverPath, [`--port=${port}`], {
        // Without a graphics card, WebKit's own CPU renderer is faster than emulated OpenGL.
        env: { ...env, DISPLAY: `:${display}`, WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" },
        stdio: "ignore",
      });
      started.push(driver);
      return await connect(`http://127.0.0.1:${port}`, stop);
    } catch (error) {
      await stop();
      throw error;
    }
  },
};

/** Xvfb writes the display number when it's ready. */
async function readDisplay(screen: ChildProcess): Promise<string> {
  const pipe = screen.stdio[3];
  if (!pipe) throw new Error("Xvfb has no pipe for its display number");
  const [display] = await Promise.race([
    once(pipe, "data"),
    once(screen, "exit").then(() => Promise.reject(new Error("Xvfb ended"))),
  ]);
  return String(display).trim();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

async function connect(server: string, stop: () => Promise<void>) {
  await answering(`${server}/status`, () => false);
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": {
      binary: findMiniBrowser(),
      args: ["--automation"],
    },
  });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  return webkitBrowser(driver, async () => {
    await driver.quit();
    await stop();
  });
}

const driverKeys: Readonly<Record<Key, string>> = {
  Tab: DriverKey.TAB,
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  " ": DriverKey.SPACE,
  ArrowRight: DriverKey.ARROW_RIGHT,
  End: DriverKey.END,
};

/**
 * Retries a command after `patience` ms, because a script that starts while the page is being replaced never
 * returns.
 */
async function answered<T>(command: () => Promise<T>, patience = 4_000): Promise<T> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const answer = await Promise.race([command().then((value) => ({ value })), pause(patience)]);
    if (answer !== undefined) return answer.value;
  }
  throw new Error("WebKit doesn't answer");
}

const webkitBrowser = (driver: WebDriver, close: () => Promise<void>): Browser => ({
  // Waits until the page has loaded, because a script that starts earlier may never return.
  open: (url) => answered(() => driver.get(url), 15_000),
  evaluate: <T>(expression: string) => answered(() => driver.executeScript<T>(`return (${expression});`)),
  click: ({ x, y }) => driver.actions().move({ x, y, duration: 0 }).press().release().perform(),
  type: (text) => driver.actions().sendKeys(text.replaceAll("\n", DriverKey.ENTER)).perform(),
  press: (key) => driver.actions().sendKeys(driverKeys[key]).perform(),
  back: () => driver.navigate().back(),
  resize: async (size) => {
    const window = driver.manage().window();
    await answered(() => window.setRect({ x: 0, y: 0, ...size }));
  },
  close,
});
