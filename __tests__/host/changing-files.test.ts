import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { startSite } from "../server/contact-site";
import { listening, onLinux, run, watched } from "../server/run-command";
import { temporaryFolder } from "../temporary-folder";

const { folder, write } = temporaryFolder();
const wrong: string[] = [];
afterEach(() => expect(wrong.splice(0)).toEqual([]));

/** The text of an answer, which is put on the list when it is not whole or has another status. */
async function read(address: string, statuses: readonly number[] = [200]): Promise<string> {
  try {
    const response = await fetch(address);
    // Throws when fewer bytes come than were promised.
    const text = await response.text();
    if (statuses.includes(response.status)) return text;
    wrong.push(`${address}: ${response.status}`);
  } catch (error) {
    wrong.push(`${address}: ${String(error)}`);
  }
  return "";
}

/** Writes a page again and again, as long as one number of letters, and takes it away in between. */
const restless = `
const { rmSync, writeFileSync } = require("node:fs");
for (let turn = 0; ; turn += 1) {
  writeFileSync(process.argv[1], String(turn % 10).repeat(1 + (turn * 7919) % 60000));
  if (turn % 3 === 0) rmSync(process.argv[1]);
}`;

test("files that change and vanish while they are served: every answer is whole", async () => {
  const page = write("changing/page.html", "");
  const { origin } = await startSite({}, join(folder, "changing"));
  watched(spawn(execPath, ["-e", restless, page]));
  const reader = async () => {
    for (let turn = 0; turn < 200; turn += 1) await read(`${origin}/page`, [200, 404]);
  };
  await Promise.all([reader(), reader(), reader(), reader()]);
});

const site = join(folder, "site");

/** Publishes a build of its own: every page asks for a script that no other build has. */
async function publish(number: number): Promise<void> {
  rmSync(join(site, "incoming"), { recursive: true, force: true });
  const script = `app-${String(number).repeat(20)}.js`;
  const words = `${number} `.repeat(50_000);
  write(`site/incoming/public/${script}`, words);
  for (const page of ["index", "contact", "terms"]) {
    const html = `<script src="/${script}"></script>${words}<!--${number}-->`;
    write(`site/incoming/public/${page}.html`, html);
  }
  const shell = spawn(resolve(".github/publish/release.sh"), {
    env: { PATH: env["PATH"], SITE: site },
    stdio: "inherit",
  });
  expect(await once(shell, "exit")).toEqual([0, null]);
}

const routes = ["/", "/contact", "/terms"];
const scriptOf = (html: string) => /\/app-\d+\.js/.exec(html)?.[0] ?? "";

onLinux(
  "three releases under load: every answer is a whole 200, also of files of the release before",
  async () => {
    await publish(1);
    const origin = await listening(run("serve", folder, { PORT: "0" }, [join(site, "current")]));
    const endings = new Set<string>();
    let rounds: number[] = [];
    let reading = true;
    const reader = async (index: number) => {
      for (let turn = index; reading; turn += 1) {
        const page = await read(`${origin}${routes[turn % routes.length] ?? "/"}`);
        endings.add(page.slice(-8));
        // As long as it takes to read the top of a page; a release may come in between.
        await new Promise((done) => setTimeout(done, 20));
        await read(origin + scriptOf(page));
        rounds[index] = (rounds[index] ?? 0) + 1;
      }
    };
    const readers = Array.from({ length: 8 }, (_, index) => reader(index));
    /** Nobody is left with a page that is older than one release. */
    const everybodyHasReadOn = async () => {
      rounds = [];
      while (rounds.filter((count) => count >= 2).length < readers.length && wrong.length === 0) {
        await new Promise((done) => setTimeout(done, 20));
      }
    };
    try {
      for (const number of [2, 3, 4]) {
        await everybodyHasReadOn();
        const open = await read(origin);
        await publish(number);
        await read(origin + scriptOf(open));
      }
      await everybodyHasReadOn();
    } finally {
      reading = false;
      await Promise.all(readers);
    }
    expect([...endings].sort()).toEqual([1, 2, 3, 4].map((number) => `<!--${number}-->`));
  },
  180_000,
);
