import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { exit, features, platform, version } from "node:process";

/** Exits if this version of Node can't load ES modules with `require()`. The build needs this feature. */
function requireNode() {
  if (features.require_module) return;
  console.error(`Node ${version} can't load the packages. Install Node 20.19, 22.12 or later.`);
  exit(1);
}

function isInstalled() {
  const installed = "node_modules/.package-lock.json";
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
}

export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: platform === "win32",
  });
  if (error) console.error(`${command} couldn't be started: ${error.message}`);
  return status ?? 1;
}

export function ensureInstalled() {
  requireNode();
  if (isInstalled()) return;
  console.log("Installing packages (a minute or two the first time) …");
  if (run("npm", ["ci", "--no-audit", "--no-fund"]) === 0) return;
  console.error("The packages couldn't be installed. See the lines above.");
  exit(1);
}
