import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { execPath, version } from "node:process";
import { onLinux } from "../server/run-command";
import { temporaryFolder } from "../temporary-folder";

const { folder: cwd } = temporaryFolder();

test("start asks for a newer Node if this one can't load the packages", () => {
  const args = ["--no-experimental-require-module", resolve("src/commands/start.mjs")];
  const { status, stderr } = spawnSync(execPath, args, { cwd, encoding: "utf8" });
  const advice = `Node ${version} can't load the packages. Install Node 20.19, 22.12 or later.\n`;
  expect({ status, stderr }).toEqual({ status: 1, stderr: advice });
});

/** Runs an npm script in a folder with this name. The folder has neither packages nor a `build` command. */
function runIn(name: string, script: string) {
  const project = join(cwd, name);
  for (const file of ["package.json", "src/commands/check-folder.cjs"]) {
    mkdirSync(join(project, file, ".."), { recursive: true });
    cpSync(file, join(project, file));
  }
  const { status, stderr } = spawnSync("npm", ["run", "--silent", script], {
    cwd: project,
    encoding: "utf8",
  });
  return { status, stderr, project };
}

onLinux.each([
  ["it's here", "start", "'"],
  ["it's here/site", "develop", "'"],
  ["[v2] site", "build", "[ ]"],
  ["site (1)", "generate", "( )"],
  ["100% C#", "build", "% #"],
  ["what? a:b\\c", "build", "? : \\"],
  ["<b> {c} `d` *|!", "start", "< > { } ` * | !"],
])(
  "in the folder %s, npm run %s names the characters that Gatsby doesn't support",
  (name, script, characters) => {
    const { status, stderr, project } = runIn(name, script);
    const reason = `Gatsby can't build in this folder, because its path contains ${characters}.`;
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `${reason} Rename it: ${JSON.stringify(project)}\n`,
    });
  },
);

onLinux("in a folder with other characters, the command starts", () => {
  const { stderr } = runIn(' ü😀+@,=_.~"&;^$', "build");
  expect(stderr).not.toContain("Gatsby can't build in this folder");
  expect(stderr).toContain("tsx");
});
