import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { findPublishedFiles } from "../src/files";
import { frozenContent } from "./frozen";
import { temporaryFolder } from "./temporary-folder";

const { folder } = temporaryFolder();

const root = resolve(__dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const filesBelow = (folder: string) =>
  findPublishedFiles(join(root, folder)).map((path) => `${folder}${path}`);

const endings = ["", ".ts", ".tsx", ".mjs", ".d.ts"];
const sources = filesBelow("src").filter((file) => /\.(tsx?|mjs)$/.test(file));
const entries = ["gatsby-browser.tsx", "gatsby-ssr.tsx", "gatsby-node.ts", "gatsby-config.ts"];

/** Maps each type that Gatsby generates from GraphQL, such as `StudiesFragment`, to its source file. */
const filesOfTypes = new Map<string, string>();
for (const file of sources) {
  for (const [, kind, name] of read(file).matchAll(/^ *(fragment|query) (\w+).* \{$/gm)) {
    filesOfTypes.set(`${name}${kind === "query" ? "Query" : "Fragment"}`, file);
  }
}

function fileOfType(name: string): string {
  const file = filesOfTypes.get(name);
  if (file === undefined) throw new Error(`No fragment or query gives the type Queries.${name}`);
  return file;
}

/** Returns the files that a file imports, and the files that define the GraphQL types that it uses. */
function importsOf(file: string): string[] {
  const text = read(file);
  const named = text.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*(?:\/\*.*?\*\/\s*)?["'](\.[^"']*)["']/g);
  const imported = [...named].map(([, path = ""]) => {
    const target = posix.join(posix.dirname(file), path);
    const ending = endings.find((candidate) => existsSync(join(root, `${target}${candidate}`)));
    if (ending === undefined) throw new Error(`${file} imports ${path}, which is not there`);
    return `${target}${ending}`;
  });
  const types = [...text.matchAll(/\bQueries\.(\w+)/g)].map(([, name = ""]) => fileOfType(name));
  return [...imported, ...types.filter((target) => target !== file)];
}

const imports = new Map([...entries, ...sources].map((file) => [file, importsOf(file)]));

/**
 * Maps each folder to the other folders that it may import from. Only the entry for `pages` covers
 * subfolders, too.
 */
const arrows: Readonly<Record<string, string>> = {
  src: "",
  styles: "",
  hosts: "src",
  "ui/icon": "src styles",
  "ui/tally": "src ui/icon styles",
  "ui/form": "src forms ui ui/icon ui/tally styles",
  ui: "src forms ui/icon styles",
  seo: "src ui",
  forms: "src",
  islands: "src forms styles ui ui/form",
  browser: "src islands styles ui",
  layout: "src seo ui ui/icon ui/tally styles",
  sections: "src content/mdx islands seo ui ui/form ui/icon ui/tally styles",
  templates: "src content/mdx sections seo ui ui/form ui/icon ui/tally styles",
  pages: "src sections seo ui ui/form ui/icon ui/tally styles",
  "content/charts": "content/model styles ui/tally",
  "content/illustrations": "styles",
  "content/mdx": "content/charts content/model styles ui",
  "content/model": "src content/model/kinds ui/icon",
  "content/model/kinds": "content/illustrations content/model hosts",
  "content/files": "src content/mdx content/model content/model/kinds",
  "content/check": "src content/charts content/files content/mdx content/model content/model/kinds hosts",
  "content/editors": "src content/check content/files content/model",
  "content/nodes":
    "src content/charts content/check content/files content/mdx content/model content/model/kinds",
  "cms/browser": "",
  "cms/build": "src content/files content/mdx content/model",
  "build/site":
    "src content/illustrations content/files content/model content/model/kinds seo styles ui/icon",
  "build/html": "src cms/build forms",
  "build/bundle": "build/html",
  "build/files":
    "src build/site cms/build content/charts content/illustrations content/files content/model content/model/kinds seo styles ui/tally",
  "build/hosts": "src build/files build/html build/site contact-function hosts",
  build: "build/html",
  "contact-function": "styles src forms",
  server: "src contact-function hosts",
  api: "contact-function",
  changes: "src hosts",
  commands:
    "src build/site changes cms/build contact-function content/check content/editors content/files content/model content/model/kinds seo server styles",
};

const isIn = (...folders: readonly string[]) => {
  return (file: string) => folders.some((folder) => file.startsWith(`src/${folder}/`));
};

/** Returns a file's key in `arrows`. Files such as `gatsby-node.ts` have their own keys. */
const folderOf = (file: string): string => {
  if (entries.includes(file)) return file;
  return isIn("pages")(file) ? "pages" : dirname(file).replace(/^src\//, "");
};

const arrowsFrom = (folder: string) =>
  sources
    .filter((file) => folderOf(file) === folder)
    .flatMap((file) => (imports.get(file) ?? []).map((target) => [file, target] as const));

/** Finds circular imports, each as a path such as `a.ts → b.ts → a.ts`. */
function circlesIn(files: Iterable<string>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file].join(" → "));
    if (at >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return circles;
}

describe("imports between folders", () => {
  test("every folder is in the table", () => {
    expect(Object.keys(arrows).sort()).toEqual([...new Set(sources.map(folderOf))].sort());
  });

  test.each(Object.entries(arrows))('%s imports only from "%s"', (folder, allowed) => {
    const targets = [folder, ...allowed.split(" ")];
    const others = arrowsFrom(folder).filter(([, target]) => !targets.includes(folderOf(target)));
    expect(others).toEqual([]);
  });

  test("sections import no other section", () => {
    const targets = arrowsFrom("sections").map(([, target]) => target);
    const inSections = targets.filter(isIn("sections"));
    expect(inSections.filter((file) => !file.endsWith("-styles.ts"))).toEqual([]);
  });

  test("there are no circular imports", () => {
    expect(circlesIn(imports.keys())).toEqual([]);
  });
});

/**
 * Finds components that need React in the browser on pages that are plain HTML there. Follows the imports of a
 * page, except into `islands`, which `browser/forms.tsx` hydrates.
 */
describe("pages as documents", () => {
  const forms = new Set(sources.filter(isIn("islands")));
  const needsReact = [
    /\buse(?:State|Reducer|Ref|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Transition|ActionState|Optimistic)\(/,
    /\s(?:on[A-Z]\w*|ref)=\{/,
  ];
  /** Packages that render plain HTML. */
  const plainPackages = [
    "schema-dts",
    "react",
    "react-dom/server",
    "gatsby",
    "gatsby-plugin-image",
    "@emotion/react",
    "@emotion/server/create-instance",
    "@mdx-js/react",
  ];

  /** Returns the reasons why a file can't be part of a page's HTML. */
  function findReasons(file: string, text: string): string[] {
    const reasons = needsReact.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []);
    if (!/\.tsx$/.test(file)) return reasons;
    for (const [, name = ""] of text.matchAll(/^(?:import|export) (?!type).*? from "([^."][^"]*)";$/gm)) {
      if (!plainPackages.includes(name)) reasons.push(`the package ${name}`);
    }
    return reasons;
  }

  function findProblems(page: string): string[] {
    const seen = new Set<string>();
    const problems: string[] = [];
    const waiting = [page];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (seen.has(file) || forms.has(file)) continue;
      seen.add(file);
      for (const reason of findReasons(file, read(file))) {
        problems.push(
          `${file} uses ${reason}, but ${page} is plain HTML in the browser. Use HTML and a script in ` +
            `src/browser, or put the component into an Island (src/ui/island.tsx).`,
        );
      }
      waiting.push(...(imports.get(file) ?? []));
    }
    return problems;
  }

  const pages = ["gatsby-ssr.tsx", ...sources.filter(isIn("pages", "templates"))];

  test("no page has a component that needs React in the browser, outside of its forms", () => {
    expect(forms.size).toBe(2);
    expect(pages.flatMap(findProblems)).toEqual([]);
  });

  test.each([
    ["state", "const [open, setOpen] = useState(false);"],
    ["an event handler", "return <button onClick={toggle}>More</button>;"],
    ["a ref", "return <div ref={measure} />;"],
    ["a package", 'import Carousel from "some-carousel";'],
  ])("a component with %s is found", (_, text) => {
    expect(findReasons("src/ui/example.tsx", text)).toHaveLength(1);
  });
});

describe("files", () => {
  test("have specific names, and only pages are named index", () => {
    const vague = /(^|\/)(utils?|helpers?|misc|common|types?|index)(?=[./])/;
    const named = sources.filter((file) => vague.test(file));
    expect(named.filter((file) => !isIn("pages")(file))).toEqual([]);
    expect(named).toContain("src/pages/index.tsx");
  });

  test("are named in kebab-case", () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.(tsx?|mjs)$/;
    expect(sources.filter((file) => !kebab.test(basename(file)))).toEqual([]);
  });

  test("have default exports only where Gatsby or Cloudflare requires them", () => {
    const own = sources.filter((file) => !file.endsWith(".d.ts"));
    const withDefault = own.filter((file) => /\bexport default\b|\bas default\b/.test(read(file)));
    expect(withDefault.filter((file) => !isIn("pages", "templates", "api")(file))).toEqual([
      "src/contact-function/cloudflare-worker.ts",
    ]);
    expect(withDefault).toContain("src/pages/index.tsx");
  });
});

test("a clone has no Windows line endings, even if Git is set to add them", () => {
  const clone = join(folder, "clone");
  const git = (...args: readonly string[]) => execFileSync("git", args, { encoding: "utf8" });
  git("clone", "--quiet", "--depth=1", "--config=core.autocrlf=true", pathToFileURL(root).href, clone);
  const lines = git("-C", clone, "ls-files", "--eol").trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => /\b(?:crlf|mixed)\b/.test(line))).toEqual([]);
});

describe("values in a single place", () => {
  test("the agency's name is only in organization.yaml", () => {
    const [, name = ""] = /^name: (\w+)/m.exec(read(`${frozenContent}/site/organization.yaml`)) ?? [];
    const texts = filesBelow(frozenContent).filter((file) => /\.(ya?ml|mdx?)$/.test(file));
    const naming = [...texts, ...sources, ...entries].filter((file) =>
      [name, name.toLowerCase()].some((written) => read(file).includes(written)),
    );
    expect(naming).toEqual([`${frozenContent}/site/organization.yaml`]);
  });

  const color = /["'`\s(]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=["'`\s);,])/i;
  const pixels = /["'`\s(:-]\d*\.?\d+px\b/;
  const withoutComments = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, "");
  const holding = (pattern: RegExp) => sources.filter((file) => pattern.test(withoutComments(file)));

  test.each([
    ["colors", color, '"#0f6"', '"#main"'],
    ["pixels", pixels, "`1px solid`", '"1rem"'],
  ])("%s are only in src/styles", (_, pattern, literal, other) => {
    expect(pattern.test(literal)).toBe(true);
    expect(pattern.test(other)).toBe(false);
    expect(holding(pattern).filter((file) => !isIn("styles")(file))).toEqual([]);
  });
});
