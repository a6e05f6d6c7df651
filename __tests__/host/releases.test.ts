import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env } from "node:process";
import { publishedFiles } from "../../src/build/site/published-files";
import { closeAfterTest } from "../server/closing";
import { listening, onLinux, run } from "../server/run-command";
import { routes } from "../browser/site-routes";

/** Puts a build in place as the workflows do. */
async function publish(site: string, project: string): Promise<void> {
  rmSync(join(site, "incoming"), { recursive: true, force: true });
  cpSync(project, join(site, "incoming"), { recursive: true });
  const shell = spawn(resolve(".github/publish/release.sh"), {
    env: { PATH: env["PATH"], SITE: site },
    stdio: "inherit",
  });
  expect(await once(shell, "exit")).toEqual([0, null]);
}

/**
 * A project with a build of its own: every page asks for another app script, the first one is gone. Made before
 * anybody reads: while files are copied, this process reads nothing, and the server closes idle connections.
 */
function buildOf(root: string, number: number): string {
  const project = join(root, `project-${number}`);
  const folder = join(project, "public");
  cpSync("public", folder, { recursive: true });
  const [script = ""] = readdirSync(folder).filter((name) => /^app-[0-9a-f]+\.js$/.test(name));
  const later = `app-${String(number).repeat(20)}.js`;
  writeFileSync(join(folder, later), `${readFileSync(join(folder, script), "utf8")}//${number}`);
  for (const ending of ["", ".br", ".gz"]) rmSync(join(folder, script + ending), { force: true });
  for (const path of publishedFiles(folder)) {
    const file = join(folder, path);
    if (/\.html\.(br|gz)$/.test(path)) rmSync(file);
    if (!path.endsWith(".html")) continue;
    const html = readFileSync(file, "utf8").replaceAll(script, later);
    writeFileSync(file, `${html}<!--${number}-->`);
  }
  return project;
}

/** Addresses that were not answered with a whole 200. */
const wrong: string[] = [];

/** The text of an answer, which is put on the list when it is no whole 200. */
async function read(address: string, accept: string): Promise<string> {
  try {
    const response = await fetch(address, { headers: { "Accept-Encoding": accept } });
    // Throws when fewer bytes come than were promised.
    const text = await response.text();
    const missing = address.endsWith(".js") ? "" : "</html><!--";
    if (response.status === 200 && text.includes(missing)) return text;
    wrong.push(`${address}: ${response.status}, ${text.length} characters`);
  } catch (error) {
    wrong.push(`${address}: ${String(error)}`);
  }
  return "";
}

/** The hashed files that a page asks for. */
const scriptsOf = (html: string): ReadonlySet<string> =>
  new Set(html.match(/\/[\w-]+-[0-9a-f]{16,}\.js/g));

onLinux(
  "three releases under load: every answer is a whole 200, also of files of the release before",
  async () => {
    const root = mkdtempSync(join(tmpdir(), "releases-"));
    closeAfterTest(async () => rmSync(root, { recursive: true, force: true }));
    const site = join(root, "site");
    mkdirSync(site);
    const [first = "", ...later] = [1, 2, 3, 4].map((number) => buildOf(root, number));
    await publish(site, first);
    const origin = await listening(run("serve", root, { PORT: "0" }, [join(site, "current")]));

    const seen = new Set<string>();
    let rounds: number[] = [];
    let reading = true;
    const reader = async (index: number) => {
      for (let turn = index; reading; turn += 1) {
        const accept = turn % 2 === 0 ? "br" : "identity";
        const page = await read(`${origin}${routes[turn % routes.length] ?? "/"}`, accept);
        seen.add(page.slice(-8));
        // As long as it takes to read the top of a page; a release may come in between.
        await new Promise((done) => setTimeout(done, 20));
        for (const script of scriptsOf(page)) await read(origin + script, accept);
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
      for (const project of later) {
        await everybodyHasReadOn();
        const open = await read(origin, "br");
        await publish(site, project);
        for (const script of scriptsOf(open)) await read(origin + script, "br");
      }
      await everybodyHasReadOn();
    } finally {
      reading = false;
      await Promise.all(readers);
    }
    expect(wrong).toEqual([]);
    expect([...seen].sort()).toEqual([1, 2, 3, 4].map((number) => `<!--${number}-->`));
  },
  180_000,
);
