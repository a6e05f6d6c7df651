import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../host/project-copy";
import { built } from "../tested-project";

test("src/gatsby-types.d.ts has the query types from the last build", () => {
  const made = readFileSync(built(".cache/gatsby-types.d.ts"), "utf8");
  const kept = readFileSync("src/gatsby-types.d.ts", "utf8");
  if (kept !== made) throw new Error("src/gatsby-types.d.ts is old: run npm run generate");
});

describe("a fresh clone, after npm ci", () => {
  const missing = ["src/forms/form-facts.json", "src/styles/wordmark.json"];
  const clone = copyProject("clone");
  for (const file of missing) rmSync(join(clone, file));
  afterAll(() => rmSync(clone, { recursive: true }));
  const run = (...args: readonly string[]) => {
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: clone, encoding: "utf8" });
    return { status, stdout };
  };

  test("lacks only two imported files, and the type check passes without them", () => {
    const ignored = ["ls-files", "--others", "--ignored", "--exclude-standard"];
    const paths = ["src", "__tests__", ":(glob)*.ts", ":(glob)*.tsx"];
    const found = execFileSync("git", [...ignored, "--", ...paths], { encoding: "utf8" });
    expect(found.trim().split("\n")).toEqual(missing);
    // Check only files that import generated files, because a full type check takes a long time.
    const extending = { extends: "./tsconfig.json", compilerOptions: { types: [] } };
    const include = ["src/forms/contact.ts", "src/styles/logo.ts", "src/untyped-modules.d.ts"];
    writeFileSync(join(clone, "one.json"), JSON.stringify({ ...extending, include }));
    const check = run("node_modules/typescript/bin/tsc", "--noEmit", "--project", "one.json");
    expect(check).toEqual({ status: 0, stdout: "" });
  });

  test("isn't changed by loading gatsby-config.ts", () => {
    const reading = run("--import", "tsx", "--eval", 'import("./gatsby-config.ts")');
    expect(reading).toEqual({ status: 0, stdout: "" });
    expect(missing.filter((file) => existsSync(join(clone, file)))).toEqual([]);
  });

  test("can check its settings before the first build", () => {
    const args = ["--import", "tsx", "src/commands/check-config.ts"];
    const { stderr } = spawnSync(process.execPath, args, { cwd: clone, encoding: "utf8" });
    expect(stderr).toContain("\nSMTP_HOST is missing.");
  });
});
