import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { execPath } from "node:process";
import { temporaryFolder } from "./temporary-folder";

interface Package {
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
}

const temporary = temporaryFolder();
const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const { packages }: { packages: Readonly<Record<string, Package>> } = json("package-lock.json");
const { allowScripts }: { allowScripts: Readonly<Record<string, boolean>> } = json("package.json");
const installed = Object.entries(packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + 13);

/** Licenses that let anyone use, change and redistribute a package. Other licenses need a decision. */
const licenses =
  "0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 Python-2.0 Unlicense Zlib";
const isFree = (license: string) => licenses.split(" ").includes(license);

/**
 * Accepted packages under other licenses. We change none of these packages. Visitors get the fonts, but no
 * other package whose license requires us to share its source.
 */
const decided: Readonly<Record<string, string>> = {
  "@cspell/dict-django": "WTFPL",
  "@cspell/dict-en-common-misspellings": "CC BY-SA 4.0",
  "@fontsource/bricolage-grotesque": "OFL-1.1",
  "@netlify/binary-info": "Apache 2",
  "axe-core": "MPL-2.0",
  jszip: "(MIT OR GPL-3.0-or-later)",
  "postcss-values-parser": "MPL-2.0",
  satori: "MPL-2.0",
};

/** Packages whose `package.json` has no license, but whose license text does. */
const licensesInText: Readonly<Record<string, string>> = {
  busboy: "MIT",
  linkfs: "Unlicense",
  not: "MIT",
  "parse-cache-control": "BSD-3-Clause",
  streamsearch: "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
  xtend: "MIT",
};

describe("every package", () => {
  test("has an accepted license", () => {
    const unknown = installed.flatMap(([path, { license }]) => {
      const name = nameOf(path);
      const written = license ?? licensesInText[name] ?? "none";
      // sharp uses libvips, which is a separate library and is needed only in builds.
      const isVips = name.startsWith("@img/sharp-") && written.includes("LGPL-3.0-or-later");
      const parts = written.replace(/[()]/g, "").split(/ AND | OR /);
      const isDecided = parts.every(isFree) || decided[name] === written || isVips;
      return isDecided ? [] : [`${name}: ${written}`];
    });
    expect(unknown).toEqual([]);
    expect(installed.length).toBeGreaterThan(1000);
  });

  test("with an install script is listed and may not run it", () => {
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    const names = new Set(scripted.map(([path]) => nameOf(path)));
    expect(Object.keys(allowScripts).sort()).toEqual([...names].sort());
    expect(Object.values(allowScripts)).not.toContain(true);
  });
});

describe.each([".", ".github/publish", ".github/upkeep"])("installing from the lock file in %s", (folder) => {
  // npm 10, which comes with Node 20, doesn't support `allowScripts`.
  test("runs no scripts, with any npm", () => {
    const failing = { scripts: { postinstall: "exit 1" } };
    temporary.write(join(folder, "project/package.json"), JSON.stringify(failing));
    temporary.write(join(folder, "project/.npmrc"), readFileSync(join(folder, ".npmrc")));
    const cwd = join(temporary.folder, folder, "project");
    expect(spawnSync("npm", ["install", "--offline"], { cwd }).status).toBe(0);
  });

  test("works with any registry", () => {
    const locked: readonly Package[] = Object.values(json(`${folder}/package-lock.json`).packages);
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});

/** Opens parts of a cache, as Gatsby does, while long texts are compressed for another part. */
const openWhileWriting = `
const { open } = require(require.resolve("lmdb", { paths: [require.resolve("gatsby")] }));
const cache = open({ name: "root", path: process.argv[1], compression: true, maxDbs: 200 });
const texts = cache.openDB({ name: "texts", encoding: "string" });
const text = Array.from({ length: 20000 }, (_, number) => number).join();
(async () => {
  for (let part = 0; part < 60; part += 1) {
    const writes = Array.from({ length: 20 }, (_, key) => texts.put(part + " " + key, text));
    if (part % 3 > 0) await new Promise((resolve) => setTimeout(resolve, part % 3));
    cache.openDB({ name: "part " + part });
    await Promise.all(writes);
  }
  process.exit();
})();`;

// Gatsby asks for lmdb 2.5.3, which hangs in this test. In builds, it sometimes hangs at "run queries in
// workers".
test("a part of Gatsby's cache opens while another is written", () => {
  const { folder } = temporary;
  const options = { timeout: 30_000, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(execPath, ["-e", openWhileWriting, folder], options);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
