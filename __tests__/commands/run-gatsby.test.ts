import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { chdir, env } from "node:process";
import { memorySettings, runGatsby } from "../../src/commands/run-gatsby";
import { setEnvironment } from "../set-environment";
import { copyContent, example, replace, write } from "../content/copy-of-content";

const root = process.cwd();
const { project, content, remove } = copyContent(() => undefined);
for (const name of ["package-lock.json", "src/content", "src/styles", "src/ui/icon", "src/build/fonts"]) {
  cpSync(resolve(name), join(project, name), { recursive: true });
}
// This script replaces Gatsby, because a real build takes a minute.
write(
  "node_modules/gatsby/cli.js",
  `require("fs").writeFileSync("gatsby-ran", process.env.SOURCE_DATE_EPOCH);
  if (process.env.GATSBY_ENDS_WITH) process.kill(process.pid, process.env.GATSBY_ENDS_WITH);
  if (process.env.GATSBY_FAILS) process.exit(1);`,
)(project);
afterAll(remove);

/** Runs a build, and returns whether it kept the previous build's files. It must keep webpack's cache. */
async function build(SITE_NOINDEX = "", day = "2025-03-01") {
  const left = [".cache/left", "public/left", ".cache/webpack/left"];
  for (const file of left) write(file, "")(project);
  Object.assign(env, { SITE_NOINDEX, SOURCE_DATE_EPOCH: String(Date.parse(`${day}T12:00Z`) / 1000) });
  chdir(project);
  await runGatsby(["build"]);
  chdir(root);
  expect(process.exitCode).toBe(0);
  const [inCache, inSite, ofCode] = left.map((file) => existsSync(join(project, file)));
  expect([inCache, ofCode]).toEqual([inSite, true]);
  return inSite === true ? "kept files" : "started over";
}

test("a build starts over if the drafts and later reports it includes, the code or the packages have changed", async () => {
  expect(await build()).toBe("started over");
  expect(await build()).toBe("kept files");
  replace(example.service, "name: Example", "name: Another")(content);
  expect(await build()).toBe("kept files");

  replace(example.report, "title: An", "draft: true\ntitle: An")(content);
  expect(await build()).toBe("started over");
  expect(await build()).toBe("kept files");
  expect(await build("1")).toBe("started over");
  expect(await build("1")).toBe("kept files");
  expect(await build()).toBe("started over");
  replace(example.report, "draft: true\n", "")(content);
  expect(await build()).toBe("started over");

  expect(await build("", "2025-02-27")).toBe("started over");
  expect(await build("", "2025-02-27")).toBe("kept files");
  expect(await build()).toBe("started over");
  expect(await build("", "2025-03-02")).toBe("kept files");
  expect(await build()).toBe("kept files");

  replace("src/content/charts/draw-tally.tsx", "/**", "/** A change.")(project);
  expect(await build()).toBe("started over");
  replace("package-lock.json", "{", "{ ")(project);
  expect(await build()).toBe("started over");
  expect(await build()).toBe("kept files");
});

test.each([
  ["a failed build", "build", { GATSBY_FAILS: "1" }, 1],
  ["a build that was interrupted", "build", { GATSBY_ENDS_WITH: "SIGINT" }, 1],
  ["a build that was killed", "build", { GATSBY_ENDS_WITH: "SIGKILL" }, 1],
  ["the development server", "develop", {}, 0],
])("after %s, the next build starts over", async (_, command, settings, code) => {
  // On this day, no report is hidden, so that the development server has the same content as a build.
  const buildAgain = () => build("", "2026-01-01");
  await buildAgain();
  expect(await buildAgain()).toBe("kept files");
  setEnvironment(settings);
  chdir(project);
  await runGatsby([command]);
  chdir(root);
  expect(process.exitCode).toBe(code);
  setEnvironment(Object.fromEntries(Object.keys(settings).map((name) => [name, undefined])));
  expect(await buildAgain()).toBe("started over");
  expect(await buildAgain()).toBe("kept files");
});

test("all processes of a build have the same time", async () => {
  setEnvironment({ SOURCE_DATE_EPOCH: undefined });
  rmSync(join(project, "gatsby-ran"), { force: true });
  chdir(project);
  await runGatsby(["build"]);
  chdir(root);
  expect(Number(readFileSync(join(project, "gatsby-ran"), "utf8"))).toBeGreaterThan(1_700_000_000);
});

test("in a fresh clone, the files that the code imports have the content before Gatsby starts", async () => {
  const file = join(project, "src/styles/wordmark.json");
  rmSync(file);
  chdir(project);
  await runGatsby(["build"]);
  chdir(root);
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ name: "Tallyfield" });
});

test("Gatsby isn't started if variables are invalid", async () => {
  const wrong = { CMS_BACKEND: "github", SITE_NOINDEX: "yes", SITE_URL: "www.site.example" };
  setEnvironment(wrong);
  const print = jest.spyOn(console, "error").mockImplementation();
  rmSync(join(project, "gatsby-ran"), { force: true });
  chdir(project);
  await runGatsby(["build"]);
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

test("a build has a memory limit, which NODE_OPTIONS can raise", () => {
  expect(memorySettings({ NODE_OPTIONS: "--max-old-space-size=5000" }).NODE_OPTIONS).toMatch(
    /--max-old-space-size=2000 --max-old-space-size=5000$/,
  );
});
