import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix, relative, resolve } from "node:path";
import { parse } from "yaml";

const root = resolve(__dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();

const endings = ["", ".ts", ".tsx", ".mjs", ".d.ts"];
const sources = filesBelow("src").filter((file) => /\.(tsx?|mjs)$/.test(file));
const entries = ["gatsby-browser.tsx", "gatsby-ssr.tsx", "gatsby-node.ts", "gatsby-config.ts"];

/** The files of this repository that a file imports, for values or for types. */
function importsOf(file: string): string[] {
  const named = read(file).matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*["'](\.[^"']*)["']/g);
  return [...named].map(([, path = ""]) => {
    const target = posix.join(posix.dirname(file), path);
    const ending = endings.find((candidate) => existsSync(join(root, `${target}${candidate}`)));
    if (ending === undefined) throw new Error(`${file} imports ${path}, which is not there`);
    return `${target}${ending}`;
  });
}

const imports = new Map([...entries, ...sources].map((file) => [file, importsOf(file)]));

const isIn = (...folders: readonly string[]) => {
  return (file: string) => folders.some((folder) => file.startsWith(`src/${folder}/`));
};

/** Imports from files in one place to files in another, as `a → b`. */
const arrows = (from: (file: string) => boolean, to: (file: string) => boolean): string[] =>
  [...imports]
    .filter(([file]) => from(file))
    .flatMap(([file, targets]) => targets.filter(to).map((target) => `${file} → ${target}`));

/** Everything that a file reaches by imports, with the way to it. */
function reachedFrom(file: string): Map<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[file, [file]]]);
  for (const [reached, way] of ways) {
    for (const next of imports.get(reached) ?? []) {
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return ways;
}

const browserEntries = ["gatsby-browser.tsx", ...sources.filter(isIn("pages", "templates"))];
const serverSide = isIn(
  "content-model",
  "mdx",
  "server",
  "hosts",
  "post-build",
  "commands",
  "api",
  "admin",
);

describe("arrows go one way", () => {
  test("the imports are seen", () => {
    expect(importsOf("src/ui/status-badge.tsx")).toEqual(["src/ui/badge.tsx"]);
    expect(reachedFrom("src/pages/contact.tsx").get("src/styles/tokens.ts")).toBeDefined();
    expect(reachedFrom("gatsby-node.ts").get("src/mdx/parse-body.ts")).toBeDefined();
  });

  test("ui imports ui and styles only", () => {
    expect(arrows(isIn("ui"), (file) => !isIn("ui", "styles")(file))).toEqual([]);
  });

  test("styles import styles only", () => {
    expect(arrows(isIn("styles"), (file) => !isIn("styles")(file))).toEqual([]);
  });

  test("sections import no section", () => {
    const isSection = (file: string) => isIn("sections")(file) && !file.endsWith("-styles.ts");
    expect(arrows(isIn("sections"), isSection)).toEqual([]);
  });

  test("nobody imports pages, templates or api", () => {
    expect(arrows(() => true, isIn("pages", "templates", "api"))).toEqual([]);
  });

  test("the content desk, a program of its own, imports itself and what a body may use", () => {
    expect(arrows(isIn("admin"), (file) => !isIn("admin", "mdx")(file))).toEqual([]);
  });

  test.each(browserEntries)("%s reaches nothing that runs on the server", (entry) => {
    const ways = [...reachedFrom(entry)].filter(([file]) => serverSide(file));
    expect(ways.map(([, way]) => way.join(" → "))).toEqual([]);
  });
});

describe("files", () => {
  test("are not named index, except pages", () => {
    const indexes = sources.filter((file) => /^index\.\w+$/.test(basename(file)));
    expect(indexes.filter((file) => !isIn("pages")(file))).toEqual([]);
    expect(indexes).toContain("src/pages/index.tsx");
  });

  test("are named after what they hold", () => {
    const vague = /^(utils?|helpers?|misc|common|types?)$/;
    const names = sources.flatMap((file) => [
      basename(file).replace(/\..*$/, ""),
      ...dirname(file).split("/"),
    ]);
    expect(names.filter((name) => vague.test(name))).toEqual([]);
  });

  test("are named in kebab-case, except the routes that Gatsby names after a kind", () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.(tsx?|mjs)$/;
    const others = sources.filter((file) => !kebab.test(basename(file)));
    expect(others.filter((file) => !/^src\/pages\/.*\{\w+\.slug\}\.tsx$/.test(file))).toEqual([]);
  });

  test("export by name, except where Gatsby demands a default", () => {
    const own = sources.filter((file) => !file.endsWith(".d.ts"));
    const withDefault = own.filter((file) => /\bexport default\b|\bas default\b/.test(read(file)));
    expect(withDefault.filter((file) => !isIn("pages", "templates", "api")(file))).toEqual([]);
    expect(withDefault).toContain("src/pages/index.tsx");
  });
});

describe("what stands once", () => {
  const organisation: unknown = parse(read("content/site/organisation.yaml"));
  const name =
    typeof organisation === "object" && organisation !== null && "name" in organisation
      ? String(organisation.name)
      : "";

  test("the agency's name: in organisation.yaml", () => {
    expect(name).not.toBe("");
    const texts = filesBelow("content").filter((file) => /\.(ya?ml|mdx?)$/.test(file));
    const naming = [...texts, ...sources, ...entries].filter((file) =>
      [name, name.toLowerCase()].some((written) => read(file).includes(written)),
    );
    expect(naming).toEqual(["content/site/organisation.yaml"]);
  });

  const colour = /["'`\s(]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=["'`\s);,])/i;
  const pixels = /["'`\s(:-]\d*\.?\d+px\b/;
  const withoutComments = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, "");
  const holding = (pattern: RegExp) =>
    sources.filter((file) => pattern.test(withoutComments(file)));

  test.each([
    ["colours", colour, '"#0f6"', '"#main"'],
    ["pixels", pixels, "`1px solid`", '"1rem"'],
  ])("%s: in src/styles", (_, pattern, literal, other) => {
    expect(pattern.test(literal)).toBe(true);
    expect(pattern.test(other)).toBe(false);
    expect(holding(pattern).filter((file) => !isIn("styles")(file))).toEqual([]);
  });
});
