import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env } from "node:process";
import { closeAfterTest } from "../server/closing";
import { listening, onLinux, run } from "../server/run-command";

async function publish(site: string, project: string): Promise<void> {
  rmSync(join(site, "incoming"), { recursive: true, force: true });
  cpSync(project, join(site, "incoming"), { recursive: true });
  const shell = spawn(resolve(".github/publish/release.sh"), {
    env: { PATH: env["PATH"], SITE: site },
    stdio: "inherit",
  });
  expect(await once(shell, "exit")).toEqual([0, null]);
}

const routes = ["/", "/contact", "/terms"];

/** A project with a build of its own: every page asks for a script that no other build has. */
function writeBuild(root: string, number: number): string {
  const project = join(root, `project-${number}`);
  mkdirSync(join(project, "public"), { recursive: true });
  const script = `app-${String(number).repeat(20)}.js`;
  const words = `${number} `.repeat(50_000);
  writeFileSync(join(project, "public", script), words);
  for (const page of ["index", "contact", "terms"]) {
    const html = `<script src="/${script}"></script>${words}</html><!--${number}-->`;
    writeFileSync(join(project, "public", `${page}.html`), html);
  }
  return project;
}

const wrong: string[] = [];

/** The text of an answer, which is put on the list when it is no whole 200. */
async function read(address: string): Promise<string> {
  try {
    const response = await fetch(address);
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

const scriptOf = (html: string) => /\/app-\d+\.js/.exec(html)?.[0] ?? "";

onLinux(
  "three releases under load: every answer is a whole 200, also of files of the release before",
  async () => {
    const root = mkdtempSync(join(tmpdir(), "releases-"));
    closeAfterTest(async () => rmSync(root, { recursive: true, force: true }));
    const site = join(root, "site");
    mkdirSync(site);
    const [first = "", ...later] = [1, 2, 3, 4].map((number) => writeBuild(root, number));
    await publish(site, first);
    const origin = await listening(run("serve", root, { PORT: "0" }, [join(site, "current")]));

    const seen = new Set<string>();
    let rounds: number[] = [];
    let reading = true;
    const reader = async (index: number) => {
      for (let turn = index; reading; turn += 1) {
        const page = await read(`${origin}${routes[turn % routes.length] ?? "/"}`);
        seen.add(page.slice(-8));
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
      for (const project of later) {
        await everybodyHasReadOn();
        const open = await read(origin);
        await publish(site, project);
        await read(origin + scriptOf(open));
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
