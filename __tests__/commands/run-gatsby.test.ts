import { execFileSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { chdir, env, execPath } from "node:process";
import { memorySettings, runGatsby } from "../../src/commands/run-gatsby";
import { setEnvironment } from "../set-environment";
import { copyContent, example, replace, write } from "../content/copy-of-content";

const root = process.cwd();
const { project, content, remove } = copyContent(() => undefined);
for (const name of ["package-lock.json", "src/content", "src/styles", "src/ui/icon"]) {
  cpSync(resolve(name), join(project, name), { recursive: true });
}
// Instead of Gatsby, which would take a minute each time.
write("node_modules/gatsby/cli.js", 'require("fs").writeFileSync("gatsby-ran", "")')(project);
afterAll(remove);

/** Whether a build begins with what the last one left. What is made of code alone it always does. */
function build(SITE_NOINDEX = "") {
  const left = [".cache/left", "public/left", ".cache/webpack/left"];
  for (const file of left) write(file, "")(project);
  Object.assign(env, { SITE_NOINDEX });
  chdir(project);
  runGatsby(["build"]);
  chdir(root);
  expect(process.exitCode).toBe(0);
  const [inCache, inSite, ofCode] = left.map((file) => existsSync(join(project, file)));
  expect([inCache, ofCode]).toEqual([inSite, true]);
  return inSite === true ? "went on" : "began anew";
}

test("a build goes on from the one before, unless a draft was seen in it or code makes other pages", () => {
  expect(build()).toBe("began anew");
  expect(build()).toBe("went on");
  replace(example.service, "name: Example", "name: Another")(content);
  expect(build()).toBe("went on");

  replace(example.report, "title: An", "draft: true\ntitle: An")(content);
  expect(build()).toBe("began anew");
  expect(build()).toBe("went on");
  expect(build("1")).toBe("began anew");
  expect(build("1")).toBe("went on");
  expect(build()).toBe("began anew");
  replace(example.report, "draft: true\n", "")(content);
  expect(build()).toBe("began anew");

  replace("src/content/charts/shares.tsx", "/**", "/** A change.")(project);
  expect(build()).toBe("began anew");
  replace("package-lock.json", "{", "{ ")(project);
  expect(build()).toBe("began anew");
  expect(build()).toBe("went on");
});

test("mistakes in variables are listed together, and Gatsby isn't started", () => {
  const wrong = { CMS_BACKEND: "github", SITE_NOINDEX: "yes", SITE_URL: "www.site.example" };
  setEnvironment(wrong);
  const print = jest.spyOn(console, "error").mockImplementation();
  rmSync(join(project, "gatsby-ran"), { force: true });
  chdir(project);
  runGatsby(["build"]);
  chdir(root);
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
  const lines = String(print.mock.calls).split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^SITE_URL is "www\.site\.example"/),
    expect.stringMatching(/^SITE_NOINDEX is "yes"/),
    expect.stringMatching(/^CMS_REPO is ""/),
  ]);
  expect(existsSync(join(project, "gatsby-ran"))).toBe(false);
});

const heapLimit = 'console.log(require("node:v8").getHeapStatistics().heap_size_limit / 2 ** 20)';

/** The most that a process with these variables may keep, in MB: old objects, and some room for new ones. */
const limitWith = (asked: Readonly<Record<string, string>> = {}): number =>
  Number(execFileSync(execPath, ["-e", heapLimit], { env: { ...env, ...memorySettings(asked) } }));

test("a build keeps to what a machine of 8 GB gives; a site that needs more gets it by NODE_OPTIONS", () => {
  const usual = limitWith();
  expect(usual).toBeGreaterThanOrEqual(2000);
  expect(usual).toBeLessThan(2200);
  expect(limitWith({ NODE_OPTIONS: "--max-old-space-size=5000" })).toBeGreaterThanOrEqual(5000);
  expect(limitWith({ NODE_OPTIONS: "--max-semi-space-size=64" })).toBeGreaterThan(usual);
});

test("what the caller says of glibc counts", () => {
  expect(memorySettings({ MALLOC_ARENA_MAX: "8" }).MALLOC_ARENA_MAX).toBe("8");
});
