import { existsSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { frozenProject } from "./frozen";

/**
 * Tests of the `frozen` project may quote the frozen content. Tests of the `own` project must pass with any
 * content. Set `EVERY_PAGE_OF` to a folder to test the project in that folder as `own`.
 */
export const projects = { frozen: frozenProject, own: env["EVERY_PAGE_OF"] || "." } as const;
export type Tested = keyof typeof projects;

/** Name of the project to test, which `jest.config.mjs` sets. */
export const tested: Tested = Reflect.get(globalThis, "tested") === "own" ? "own" : "frozen";

export const isBuilt = (which: Tested) => existsSync(join(projects[which], "public/index.html"));

/** Returns the path of a file or folder that the tested project's build wrote, such as `public`. */
export function built(path: string): string {
  if (isBuilt(tested)) return join(projects[tested], path);
  throw new Error(
    projects[tested] === ".frozen"
      ? "content/ differs from the frozen content, which this test needs: run npm run build:frozen first"
      : "public/ has no built site: run npm run build first",
  );
}

/**
 * Returns a path in the frozen project. Only that project's code always has the services that tests mention.
 */
export const frozenCode = (path: string): string => (projects.frozen === "." ? path : join(built("."), path));
