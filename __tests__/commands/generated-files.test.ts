import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../host/project-copy";
import { built } from "../tested-project";

test("the types of queries in the repository are those that the last build made", () => {
  const made = readFileSync(built(".cache/gatsby-types.d.ts"), "utf8");
  const kept = readFileSync("src/gatsby-types.d.ts", "utf8");
  if (kept !== made) throw new Error("src/gatsby-types.d.ts is old: run npm run generate");
});

describe("a fresh clone, after npm ci", () => {
  const missing = "src/forms/service-options.json";
  const clone = copyProject("clone");
  rmSync(join(clone, missing));
  afterAll(() => rmSync(clone, { recursive: true }));
  const run = (...args: readonly string[]) => {
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: clone, encoding: "utf8" });
    return { status, stdout };
  };

  test("lacks one file that the code imports, and has its type", () => {
    const ignored = ["ls-files", "--others", "--ignored", "--exclude-standard"];
    const paths = ["src", "__tests__", ":(glob)*.ts", ":(glob)*.tsx"];
    const found = execFileSync("git", [...ignored, "--", ...paths], { encoding: "utf8" });
    expect(found.trim().split("\n")).toEqual([missing]);
    // Of all that is checked with it there, the one file that imports it.
    const extending = { extends: "./tsconfig.json", compilerOptions: { types: [] } };
    const include = ["src/forms/contact.ts", "src/untyped-modules.d.ts"];
    writeFileSync(join(clone, "one.json"), JSON.stringify({ ...extending, include }));
    const check = run("node_modules/typescript/bin/tsc", "--noEmit", "--project", "one.json");
    expect(check).toEqual({ status: 0, stdout: "" });
  });

  test("is not written to by the reading of Gatsby's configuration", () => {
    const reading = run("--import", "tsx", "--eval", 'import("./gatsby-config.ts")');
    expect(reading).toEqual({ status: 0, stdout: "" });
    expect(existsSync(join(clone, missing))).toBe(false);
  });
});
