import { existsSync } from "node:fs";
import { env } from "node:process";

/**
 * Whether these files are there. Where the variable is set, as on build machines, no test may be left out unseen.
 *
 * @throws Error when it is set and a file is missing.
 */
export function areInstalled(files: readonly string[], advice: string, variable: string): boolean {
  const missing = files.find((file) => !existsSync(file));
  if (missing === undefined) return true;
  const message = `there is no ${missing} (${advice})`;
  if ((env[variable] ?? "") !== "") throw new Error(`${variable} is set, but ${message}`);
  console.warn(`Tests are left out: ${message}.`);
  return false;
}
