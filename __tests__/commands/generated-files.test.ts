import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

test("the types of queries in the repository are those that the last build made", () => {
  const made = readFileSync(".cache/gatsby-types.d.ts", "utf8");
  const kept = readFileSync("src/gatsby-types.d.ts", "utf8");
  if (kept !== made) throw new Error("src/gatsby-types.d.ts is old: run npm run generate");
});

describe("a fresh clone, after npm ci", () => {
  const clone = mkdtempSync(join(tmpdir(), "clone-"));
  const run = (...args: readonly string[]) => {
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: clone, encoding: "utf8" });
    return { status, stdout };
  };
  beforeAll(() => {
    // What is in the repository, with today's changes.
    const options = ["--cached", "--others", "--exclude-standard"];
    const files = execFileSync("git", ["ls-files", ...options], { encoding: "utf8" });
    for (const file of files.split("\n").filter((name) => existsSync(name) && name !== "")) {
      cpSync(file, join(clone, file));
    }
    symlinkSync(resolve("node_modules"), join(clone, "node_modules"));
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  test("has correct types", () => {
    expect(run("node_modules/typescript/bin/tsc", "--noEmit")).toEqual({ status: 0, stdout: "" });
  }, 300_000);

  test("is not written to by the reading of Gatsby's configuration", () => {
    const reading = run("--import", "tsx", "--eval", 'import("./gatsby-config.ts")');
    expect(reading).toEqual({ status: 0, stdout: "" });
    expect(existsSync(join(clone, "src/forms/service-options.json"))).toBe(false);
  });
});
