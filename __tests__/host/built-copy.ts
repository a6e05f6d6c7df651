import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { env as ownEnv } from "node:process";
import { copyProject } from "./project-copy";

/** Ends a build that hangs; nothing is measured. */
export const patience = 900_000;

/** Copies the project to a folder where it can be built as often as is wanted. */
export function projectToBuild() {
  const folder = copyProject("built-copy");
  // Gatsby and its adapters leave folders behind in the place for temporary files; these go with the copy.
  const temporary = join(folder, "temporary");
  mkdirSync(temporary);
  return {
    path: (...names: readonly string[]) => join(folder, ...names),
    /** Builds the site with further variables; gives what the build printed. The first build is a cold one. */
    build: (env: Readonly<Record<string, string>> = {}) => {
      const command = ["--import", "tsx", "src/commands/build.ts"];
      const { status, stdout, stderr } = spawnSync(process.execPath, command, {
        cwd: folder,
        env: { ...ownEnv, TMPDIR: temporary, ...env },
        encoding: "utf8",
        timeout: patience,
      });
      if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
      return stdout + stderr;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
