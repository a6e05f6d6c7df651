import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { environment } from "../environment";

/**
 * Builds the project in a folder without showing the build's output. Returns the path of the built site.
 *
 * @throws Error with the end of the output if the build fails.
 */
export function buildIn(folder: string, variables: Readonly<Record<string, string>>): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "src/commands/build.ts"],
    {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: Infinity,
      env: { ...environment(), ...variables },
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${(stdout + stderr).slice(-2000)}`);
  return resolve(folder, "public");
}
