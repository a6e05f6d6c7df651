import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { writeReleaseLists } from "../../src/build/hosts/release-lists";
import { startSite } from "../server/contact-site";
import { listening, onLinux, run, watched } from "../server/run-command";
import { temporaryFolder } from "../temporary-folder";

const { folder, write } = temporaryFolder();
const errors: string[] = [];
afterEach(() => expect(errors.splice(0)).toEqual([]));

async function read(address: string, statuses: readonly number[] = [200]): Promise<string> {
  try {
    const response = await fetch(address);
    // `text` throws if the response is cut off.
    const text = await response.text();
    if (statuses.includes(response.status)) return text;
    errors.push(`${address}: ${response.status}`);
  } catch (error) {
    errors.push(`${address}: ${String(error)}`);
  }
  return "";
}

/** A script that keeps changing a file's content and length, and sometimes removes the file. */
const keepChanging = `
const { rmSync, writeFileSync } = require("node:fs");
for (let turn = 0; ; turn += 1) {
  writeFileSync(process.argv[1], String(turn % 10).repeat(1 + (turn * 7919) % 60000));
  if (turn % 3 === 0) rmSync(process.argv[1]);
}`;

test("every answer is complete while its file changes and disappears", async () => {
  const page = write("changing/page.html", "");
  const { origin } = await startSite({}, join(folder, "changing"));
  watched(spawn(execPath, ["-e", keepChanging, page]));
  const reader = async () => {
    for (let turn = 0; turn < 200; turn += 1) await read(`${origin}/page`, [200, 404]);
  };
  await Promise.all([reader(), reader(), reader(), reader()]);
});

const site = join(folder, "site");

/** Publishes a release whose pages load a script that no other release has. */
async function publish(number: number): Promise<void> {
  rmSync(join(site, "incoming"), { recursive: true, force: true });
  const script = `scripts/site-${String(number).repeat(10)}.js`;
  const text = `${number} `.repeat(50_000);
  write(`site/incoming/public/${script}`, text);
  for (const page of ["index", "contact", "terms"]) {
    const html = `<script src="/${script}"></script>${text}<!--${number}-->`;
    write(`site/incoming/public/${page}.html`, html);
  }
  for (const file of ["nginx.conf", "server.cjs"]) write(`site/incoming/hosting/${file}`, "");
  writeReleaseLists(join(site, "incoming"));
  const options = { env: { PATH: env["PATH"], SITE: site }, stdio: "inherit" } as const;
  const shell = spawn(resolve(".github/publish/release.sh"), options);
  expect(await once(shell, "exit")).toEqual([0, null]);
}

const routes = ["/", "/contact", "/terms"];
const findScript = (html: string) => /\/scripts\/site-\d+\.js/.exec(html)?.[0] ?? "";

onLinux(
  "every answer is a complete 200 during three releases, also for files of the last release",
  async () => {
    await publish(1);
    const origin = await listening(run("serve", folder, { PORT: "0" }, [join(site, "current")]));
    const endings = new Set<string>();
    let rounds: number[] = [];
    let isReading = true;
    const reader = async (index: number) => {
      for (let turn = index; isReading; turn += 1) {
        const page = await read(`${origin}${routes[turn % routes.length] ?? "/"}`);
        endings.add(page.slice(-8));
        // Pause between the page and its script, so that a release can happen in between.
        await pause(20);
        await read(origin + findScript(page));
        rounds[index] = (rounds[index] ?? 0) + 1;
      }
    };
    const readers = Array.from({ length: 8 }, (_, index) => reader(index));
    /** Waits until every reader has read two more pages, because the first may be from an older release. */
    const allHaveReadAgain = async () => {
      rounds = [];
      while (rounds.filter((count) => count >= 2).length < readers.length && errors.length === 0) {
        await pause(20);
      }
    };
    try {
      for (const number of [2, 3, 4]) {
        await allHaveReadAgain();
        const open = await read(origin);
        await publish(number);
        await read(origin + findScript(open));
      }
      await allHaveReadAgain();
    } finally {
      isReading = false;
      await Promise.all(readers);
    }
    expect([...endings].sort()).toEqual([1, 2, 3, 4].map((number) => `<!--${number}-->`));
  },
  180_000,
);
