import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv } from "node:process";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright-core";
import { browserFlags, findBrowser } from "../find-browser";
import { compressFiles } from "../../src/build/files/compress-files";
import { createSiteServer } from "../../src/server/site-server";
import { median, printTable } from "./table";

/**
 * `npm run bench [-- --runs 5 /route …]` measures the built site with Lighthouse's mobile preset. As a
 * baseline, it also measures the same pages without scripts, and alternates between the two versions.
 */

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Run {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  /** From 0 to 100, in the order of `categories`. Only a route's first run measures all categories. */
  readonly scores: readonly number[];
  /** Lighthouse's CPU benchmark index. Compare two results only if their indexes are similar. */
  readonly machine: number;
}

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  options: { runs: { type: "string", default: "5" } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const folder = mkdtempSync(join(tmpdir(), "bench-"));
void bench().finally(() => rmSync(folder, { recursive: true, force: true }));

async function bench(): Promise<void> {
  const site = await prepare("site", (html) => html);
  const floor = await prepare("floor", (html) =>
    html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, ""),
  );
  const routes = positionals.length > 0 ? positionals : routesIn(join(site, "sitemap.xml"));
  const servers = [await serve(site), await serve(floor)] as const;
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error("No Chromium: npm run check:browser says more");
  const { launch } = await import("chrome-launcher");
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless=new", ...browserFlags],
  });
  try {
    await measureRoutes(routes, servers, chrome.port);
  } finally {
    chrome.kill();
  }
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    await measureClicks(browser, servers);
  } finally {
    await browser.close();
    for (const { stop } of servers) stop();
  }
}

async function measureRoutes(
  routes: readonly string[],
  [site, floor]: readonly [{ origin: string }, { origin: string }],
  port: number,
): Promise<void> {
  const rows = [
    ["route", "FCP ms", "ratio", "LCP ms", "ratio", "TBT ms", "over floor", "CLS", "KB", "scores"],
  ];
  const machine: number[] = [];
  for (const route of routes) {
    const ofSite: Run[] = [];
    const ofFloor: Run[] = [];
    for (let run = 0; run < runs; run += 1) {
      // Alternate the order, so that a slowdown of the machine affects both sites equally.
      const order = [
        async () => ofSite.push(await measure(`${site.origin}${route}`, port, run === 0)),
        async () => ofFloor.push(await measure(`${floor.origin}${route}`, port, false)),
      ];
      for (const step of run % 2 === 0 ? order : order.reverse()) await step();
    }
    const middle = (of: readonly Run[], key: "fcp" | "lcp" | "tbt" | "cls" | "bytes") =>
      median(of.map((each) => each[key]));
    const ratio = (key: "fcp" | "lcp") => (middle(ofSite, key) / middle(ofFloor, key)).toFixed(3);
    const scores = ofSite.flatMap(({ scores: [first = NaN] }) => first);
    rows.push([
      route,
      middle(ofSite, "fcp").toFixed(0),
      ratio("fcp"),
      middle(ofSite, "lcp").toFixed(0),
      ratio("lcp"),
      middle(ofSite, "tbt").toFixed(0),
      (middle(ofSite, "tbt") - middle(ofFloor, "tbt")).toFixed(0),
      middle(ofSite, "cls").toFixed(3),
      (middle(ofSite, "bytes") / 1024).toFixed(0),
      [median(scores), ...(ofSite[0]?.scores.slice(1) ?? [])].join(" "),
    ]);
    machine.push(...[...ofSite, ...ofFloor].map((each) => each.machine));
    console.log(rows.at(-1)?.join("  "));
  }
  console.log(`\nMedians of ${runs}; ratios and "over floor": to the same page without scripts.`);
  console.log(`Scores: ${categories.join(", ")}. The first is a median, too.`);
  console.log(`Lighthouse's index of the machine: ${Math.min(...machine)} to ${Math.max(...machine)}.\n`);
  printTable(rows);
}

/** Tries again if the browser loses the performance trace, which happens now and then. */
async function measure(url: string, port: number, all: boolean, attempts = 3): Promise<Run> {
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: all ? [...categories] : ["performance"],
  });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories: found, environment, runtimeError } = result.lhr;
  if (runtimeError !== undefined) {
    if (attempts > 1) return measure(url, port, all, attempts - 1);
    throw new Error(`${url}: ${runtimeError.message}`);
  }
  const number = (audit: string) => audits[audit]?.numericValue ?? NaN;
  for (const { score, id, title } of all ? Object.values(audits) : []) {
    if (score !== null && score < 0.9) console.log(`  ${url}: ${id} ${score} (${title})`);
  }
  return {
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    bytes: number("total-byte-weight"),
    scores: Object.values(found).map(({ score }) => Math.round((score ?? 0) * 100)),
    machine: environment.benchmarkIndex,
  };
}

/** Pages to follow a link between. */
const clicks = [
  ["/", "/services"],
  ["/services", "/services/seo"],
  ["/services/seo", "/reviews"],
  ["/reviews", "/research/sem-trends-report"],
  ["/about/our-story", "/contact"],
  ["/", "/research"],
] as const;

/** Slow 4G and a quarter of the CPU, as in Lighthouse's mobile preset. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Returns the time from a click until the next page's first frame, in ms. */
async function timeClick(page: Page, origin: string, from: string, to: string, pointsFirst: boolean) {
  await page.goto(`${origin}${from}`, { waitUntil: "networkidle" });
  // A link at the top of the page, as in the header, so that each page can lead to each other.
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "Next", id: "next" });
    document.querySelector("main")?.prepend(link);
  }, to);
  await slowDown(page);
  const link = page.locator("#next");
  if (pointsFirst) {
    await link.hover();
    await page.waitForTimeout(200);
  }
  // Click only after this call has returned, because a page that the browser has left can't return a result.
  const start = await link.evaluate((element: HTMLElement) => {
    setTimeout(() => element.click());
    return performance.timeOrigin + performance.now();
  });
  await page.waitForURL(`${origin}${to}`);
  const shown = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName("first-contentful-paint");
          const [load] = performance.getEntriesByType("navigation");
          // A prerendered page is painted when it's activated.
          const activated = load && "activationStart" in load ? Number(load.activationStart) : 0;
          if (paint) resolve(performance.timeOrigin + Math.max(paint.startTime, activated));
        }).observe({ type: "paint", buffered: true });
      }),
  );
  return shown - start;
}

async function measureClicks(browser: Browser, [site, floor]: readonly { origin: string }[]): Promise<void> {
  const rows = [["from", "to", "click", "after pointing", "without scripts"]];
  for (const [from, to] of clicks) {
    const times: [number[], number[], number[]] = [[], [], []];
    for (let run = 0; run < runs; run += 1) {
      for (const [column, origin, pointsFirst] of [
        [0, site?.origin, false],
        [1, site?.origin, true],
        [2, floor?.origin, false],
      ] as const) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        times[column].push(await timeClick(page, origin ?? "", from, to, pointsFirst));
        await page.close();
      }
    }
    rows.push([from, to, ...times.map((each) => median(each).toFixed(0))]);
  }
  console.log(`\nFrom a click to the next page's first frame, in ms (medians of ${runs})`);
  printTable(rows);
}

/**
 * Changes the pages in a copy of the site, and compresses the copy as in a build. Returns the copy's folder.
 */
async function prepare(name: string, change: (html: string) => string): Promise<string> {
  const copy = join(folder, name);
  cpSync("public", copy, { recursive: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  }
  compressFiles(copy);
  return copy;
}

const routesIn = (sitemap: string): string[] =>
  [...readFileSync(sitemap, "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );

async function serve(site: string): Promise<{ origin: string; stop: () => void }> {
  const server = createSiteServer(site).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : address;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
