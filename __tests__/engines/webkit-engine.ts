import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { env } from "node:process";
import { Builder, Capabilities } from "selenium-webdriver";
import { closedPort } from "../server/mail-server";
import { answering } from "../server/run-command";
import { type Browser, type Engine } from "./engine";
import { webkitBrowser } from "./webkit-browser";

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
        // There is no graphics card, and one made of software draws slower than WebKit does by itself.
        env: { ...env, DISPLAY: `:${display}`, WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" },
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
  await answering(`${server}/status`, () => false);
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": {
      binary: findMiniBrowser(),
      args: ["--automation", `--enable-javascript=${scripts}`],
    },
  });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  return webkitBrowser(driver, async () => {
    await driver.quit();
    await stop();
  });
}
