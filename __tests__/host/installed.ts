import { existsSync } from "node:fs";
import { env } from "node:process";

/**
 * Returns false if a file is missing. Throws instead if the environment variable named `variable` is set.
 * Build machines set it, because they must not skip tests.
 */
export function areInstalled(files: readonly string[], advice: string, variable: string): boolean {
  const missing = files.find((file) => !existsSync(file));
  if (missing === undefined) return true;
  const message = `there is no ${missing} (${advice})`;
  if ((env[variable] ?? "") !== "") throw new Error(`${variable} is set, but ${message}`);
  console.warn(`Tests are left out: ${message}.`);
  return false;
}
