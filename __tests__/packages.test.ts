import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Package {
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
}

const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const { packages }: { packages: Readonly<Record<string, Package>> } = json("package-lock.json");
const { allowScripts }: { allowScripts: Readonly<Record<string, boolean>> } = json("package.json");
const installed = Object.entries(packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + 13);

/**
 * Licenses that let anyone use, change, and redistribute a package. Adding another license needs a decision.
 */
const licenses =
  "0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 Python-2.0 Unlicense Zlib";
const isFree = (license: string) => licenses.split(" ").includes(license);

/**
 * Other packages that we accept, keyed by name, with their licenses. We don't modify these packages. Apart
 * from fonts, visitors don't get any whose license requires us to share source code.
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

/** Licenses of packages that include a license text, but don't name their license in `package.json`. */
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
  // npm 10, which comes with Node 20, ignores `allowScripts`, so `.npmrc` must turn off scripts.
  test("runs no scripts", () => {
    expect(readFileSync(join(folder, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
  });

  test("works with any registry", () => {
    const locked: readonly Package[] = Object.values(json(`${folder}/package-lock.json`).packages);
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});
