import { existsSync } from "node:fs";
import { join } from "node:path";
import { env } from "node:process";
import { frozenProject } from "./frozen";

/**
 * Tests of `frozen` may quote the frozen content, but tests of `own` must pass with any content. To test
 * another project as `own`, set `EVERY_PAGE_OF` to its folder.
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

/** Returns a file's path in the project whose code lists the services from the frozen content. */
export const frozenCode = (path: string): string => (projects.frozen === "." ? path : join(built("."), path));
