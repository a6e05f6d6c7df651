import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync } from "@swc/core";
import { buildSync } from "esbuild";
import { scriptsFolder, unroutedPaths } from "../../addresses";
import { cmsFolder } from "../../cms/build/cms-page";
import { environment } from "../../environment";
import { type HtmlTransform } from "./transform-pages";

/** One of the site's scripts, as published. */
export interface PageScript {
  /** Path such as `/scripts/site-ABCD1234.js`, with a hash of the content. */
  readonly address: string;
  /** Bytes that each source file adds, before compression. */
  readonly inputs: readonly (readonly [file: string, bytes: number])[];
}

export interface PageScripts {
  /** Runs on every page. */
  readonly site: PageScript;
  /** Runs on pages with a form. */
  readonly forms: PageScript;
  /** Inline script of the research page. */
  readonly openPanel: string;
}

/**
 * Lets Chromium prerender a page when the visitor points at a link to it. Leaves out files, the contact
 * function, the CMS, addresses that show the 404 page on purpose, and the page itself.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/*.*", "/api/*", `/${cmsFolder}*`, ...unroutedPaths] } },
          { not: { selector_matches: '[aria-current="page"]' } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** Bundles the scripts into the site's folder. */
export function buildScripts(site: string): PageScripts {
  rmSync(join(site, scriptsFolder), { recursive: true, force: true });
  return {
    site: writeScript(site, "site", bundle("src/browser/site.ts")),
    forms: writeScript(site, "forms", bundle("src/browser/forms.tsx")),
    openPanel: minify(bundle("src/browser/open-panel.ts").code),
  };
}

interface Bundle {
  readonly code: string;
  /** Copyright notices of the packages in the bundle. */
  readonly notices: string;
  readonly inputs: PageScript["inputs"];
}

function bundle(entryPoint: string): Bundle {
  const variables = environment();
  const { outputFiles, metafile } = buildSync({
    entryPoints: [entryPoint],
    outdir: scriptsFolder,
    bundle: true,
    write: false,
    metafile: true,
    legalComments: "external",
    // Browsers that can't run these scripts must be able to parse `site`, which shows them the noscript notes.
    target: "es2020",
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.GATSBY_CONTACT_ENDPOINT": JSON.stringify(variables.GATSBY_CONTACT_ENDPOINT ?? ""),
      "process.env.GATSBY_CONTACT_ENDPOINT_KEY": JSON.stringify(variables.GATSBY_CONTACT_ENDPOINT_KEY ?? ""),
    },
  });
  const find = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? "";
  const [output] = Object.values(metafile.outputs).filter((file) => file.entryPoint !== undefined);
  const inputs = Object.entries(output?.inputs ?? {}).map(
    ([file, part]) => [file, part.bytesInOutput] as const,
  );
  return { code: find(".js"), notices: find(".txt"), inputs };
}

/** Saves 5 KB of `forms` compared with esbuild's own minifier, and takes an eighth of Terser's time. */
const minify = (code: string): string => minifySync(code, { compress: true, mangle: true }).code;

function writeScript(site: string, name: string, { code, notices, inputs }: Bundle): PageScript {
  const minified = minify(code);
  const hash = createHash("sha256").update(minified).digest("hex").slice(0, 10);
  const address = `${scriptsFolder}${name}-${hash}.js`;
  mkdirSync(join(site, scriptsFolder), { recursive: true });
  writeFileSync(join(site, address), minified);
  if (notices !== "") writeFileSync(join(site, `${address}.LICENSE.txt`), notices);
  return { address, inputs };
}

export const hasForm = (html: string): boolean => html.includes("data-island=");

const earlierScripts =
  /<script (?:data-forms|data-panel|src="\/scripts\/|type="speculationrules")[^>]*>.*?<\/script>/gs;

/** Adds the site's scripts to a page, in place of those of an earlier build. */
export function addScripts({ site, forms, openPanel }: PageScripts): HtmlTransform {
  return (built, { route }) => {
    const formsAttribute = hasForm(built) ? `data-forms="${forms.address}" ` : "";
    const scripts =
      `<script type="speculationrules">${speculationRules}</script>` +
      `<script ${formsAttribute}src="${site.address}" defer></script>`;
    // Marks the open panel before the page's first paint.
    const inline = route === "/research" ? `<script data-panel>${openPanel}</script>` : "";
    return built
      .replace(earlierScripts, "")
      .replace("</head>", () => `${scripts}</head>`)
      .replace("<body>", () => `<body>${inline}`);
  };
}
