import { execFileSync } from "node:child_process";
import { memorySettings } from "../../src/commands/run-gatsby";

const heapLimit = 'console.log(require("node:v8").getHeapStatistics().heap_size_limit / 2 ** 20)';

/** The most that a process with these variables may keep, in MB: old objects, and some room for new ones. */
const limitWith = (asked: Readonly<Record<string, string>>): number => {
  const env = { ...process.env, ...memorySettings(asked) };
  return Number(execFileSync(process.execPath, ["-e", heapLimit], { env, encoding: "utf8" }));
};

test("a build keeps to what a machine of 8 GB gives", () => {
  expect(limitWith({})).toBeGreaterThanOrEqual(2000);
  expect(limitWith({})).toBeLessThan(2200);
});

test("a site that needs more gets it by NODE_OPTIONS", () => {
  expect(limitWith({ NODE_OPTIONS: "--max-old-space-size=5000" })).toBeGreaterThanOrEqual(5000);
  const moreForNewOnes = limitWith({ NODE_OPTIONS: "--max-semi-space-size=64" });
  expect(moreForNewOnes).toBeGreaterThan(limitWith({}));
});

test("what the caller says of glibc counts", () => {
  expect(memorySettings({ MALLOC_ARENA_MAX: "8" }).MALLOC_ARENA_MAX).toBe("8");
});
