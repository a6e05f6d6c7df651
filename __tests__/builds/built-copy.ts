import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { env, execPath } from "node:process";
import { JSDOM } from "jsdom";
import { type Edit } from "../content/copy-of-content";
import { watch } from "../server/watch";
import { copyProject } from "../host/project-copy";

/** Timeout for a build, in ms. */
export const patience = 900_000;

/** Each build reuses the previous build's files. */
export function setUpBuilds() {
  const project = copyProject("builds");
  // Gatsby and its adapters leave temporary files, so keep them in a folder that's deleted with the copy.
  mkdirSync(join(project, "temporary"));
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  const read = (...path: readonly string[]) => readFileSync(join(project, ...path), "utf8");
  const readPublic = (path: string) => read("public", path);
  const parsePage = (route: string) => JSDOM.fragment(readPublic(join(route, "index.html")));
  const listFiles = (folder: string): string[] =>
    readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  const command = ["--import", "tsx", "src/commands/build.ts"];
  const environmentWith = (settings: NodeJS.ProcessEnv) => ({
    ...env,
    TMPDIR: join(project, "temporary"),
    ...settings,
  });
  return {
    project,
    read,
    readPublic,
    parsePage,
    listFiles,
    build: (settings: NodeJS.ProcessEnv): string => {
      const { status, stdout, stderr } = spawnSync(execPath, command, {
        cwd: project,
        env: environmentWith(settings),
        encoding: "utf8",
        timeout: patience,
      });
      if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
      return stdout + stderr;
    },
    /** Starts a build, and kills it with all its processes as soon as it prints this text. */
    killBuild: async (settings: NodeJS.ProcessEnv, text: string): Promise<void> => {
      const options = { cwd: project, env: environmentWith(settings), detached: true };
      const child = spawn(execPath, command, options);
      await watch(child).waitForOutput(new RegExp(text));
      process.kill(-Number(child.pid), "SIGKILL");
    },
    edit: (...edits: readonly Edit[]) => {
      for (const each of edits) each(join(project, "content"));
    },
    readLinks: (route: string, part: string) =>
      [...parsePage(route).querySelectorAll(`${part} a`)].map((link) => link.getAttribute("href")),
    listPages: () => listFiles("public").filter((file) => /(?<!\/admin)\/index\.html$/.test(file)),
    findTraces: (...texts: readonly string[]) =>
      listFiles("public").filter((file) => {
        const content = readFileSync(file, "latin1");
        return texts.some((text) => file.includes(text) || content.includes(text));
      }),
    /** Runs the tests in `every-page` on this copy's site. These tests are valid for any content. */
    testEveryPage: () => {
      const options = ["--selectProjects", "every-page", "--runInBand"];
      const { status, stderr } = spawnSync(execPath, ["node_modules/jest/bin/jest.js", ...options], {
        env: { ...env, EVERY_PAGE_OF: project },
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(stderr);
    },
  };
}

export type Builds = ReturnType<typeof setUpBuilds>;
