import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { environment } from "../environment";

/** Returns the path of the built site. If the build fails, throws an error with the end of its output. */
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
