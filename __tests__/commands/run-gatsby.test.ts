import { spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { pathToFileURL } from "node:url";
import { copyContent, example, replace, write } from "../content/copy-of-content";
import { closeAfterTest } from "../server/closing";

const tsx = pathToFileURL(require.resolve("tsx")).href;

/** A project without Gatsby. `build` says whether it would begin with what the last build left. */
function startProject() {
  const copy = copyContent(() => undefined);
  closeAfterTest(async () => copy.remove());
  const { project, content } = copy;
  for (const name of ["package-lock.json", "src/content", "src/styles", "src/ui/icon"]) {
    cpSync(resolve(name), join(project, name), { recursive: true });
  }
  write("node_modules/gatsby/cli.js", "")(project);
  const command = ["--import", tsx, resolve("src/commands/build.ts")];
  const build = (more: Readonly<Record<string, string>> = {}) => {
    const left = [".cache/left", "public/left"];
    for (const file of left) write(file, "")(project);
    const environment = { ...env, SITE_NOINDEX: "", ...more };
    const { status } = spawnSync(execPath, command, { cwd: project, env: environment });
    expect(status).toBe(0);
    const [inCache, inSite] = left.map((file) => existsSync(join(project, file)));
    expect(inCache).toBe(inSite);
    return inSite === true ? "went on" : "began anew";
  };
  return { project, content, build };
}

const publish = replace(example.report, "draft: true\n", "");
const keepBack = replace(example.report, "title: An", "draft: true\ntitle: An");

test("a build goes on from the one before; when something becomes a draft, nothing of it is left", () => {
  const { content, build } = startProject();
  expect(build()).toBe("began anew");
  expect(build()).toBe("went on");
  replace(example.service, "name: Example", "name: Another")(content);
  expect(build()).toBe("went on");
  keepBack(content);
  expect(build()).toBe("began anew");
  expect(build()).toBe("went on");
  publish(content);
  expect(build()).toBe("began anew");
});

test("what a preview showed is not what the next build goes on from", () => {
  const { content, build } = startProject();
  keepBack(content);
  expect(build({ SITE_NOINDEX: "1" })).toBe("began anew");
  expect(build({ SITE_NOINDEX: "1" })).toBe("went on");
  expect(build()).toBe("began anew");
  expect(build()).toBe("went on");
});

test("code that makes pages of content, and other packages, begin anew", () => {
  const { project, build } = startProject();
  build();
  replace("src/content/charts/shares.tsx", "/**", "/** A change.")(project);
  expect(build()).toBe("began anew");
  replace("package-lock.json", "{", "{ ")(project);
  expect(build()).toBe("began anew");
  expect(build()).toBe("went on");
});
