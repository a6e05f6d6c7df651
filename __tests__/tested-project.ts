import { existsSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { frozenProject } from "./frozen";

/**
 * The projects whose built sites are tested. Tests of `frozen` may quote its content. Tests of `own` are true for any
 * content; `EVERY_PAGE_OF` names another project for them.
 */
export const projects = { frozen: frozenProject, own: env["EVERY_PAGE_OF"] || "." } as const;
export type Tested = keyof typeof projects;

/** Which of the two the tests of this Jest project look at: `jest.config.mjs` says so. */
export const tested: Tested = Reflect.get(globalThis, "tested") === "own" ? "own" : "frozen";

export const isBuilt = (which: Tested) => existsSync(join(projects[which], "public/index.html"));

/** The path of a file or folder that the build of the tested project wrote: `public`, `hosting/nginx.conf`. */
export function built(path: string): string {
  if (isBuilt(tested)) return join(projects[tested], path);
  throw new Error(
    projects[tested] === ".frozen"
      ? "content/ has other words than the frozen content, which this test needs: run npm run build:frozen first"
      : "There is no built site in public/: run npm run build first",
  );
}

/** A path of the code that knows the services of the frozen content. That of this project needs no build. */
export const frozenCode = (path: string): string =>
  projects.frozen === "." ? path : join(built("."), path);
