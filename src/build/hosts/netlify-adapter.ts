import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { type IAdapter } from "gatsby";
import createAdapter from "gatsby-adapter-netlify";

/** Where Netlify looks for functions that a build made. */
const functions = ".netlify/functions-internal";

interface AdapterSettings {
  readonly config: { readonly name: string; readonly generator: string };
}

/**
 * Netlify's official adapter, used only for the function. Without the changes here it would also write headers of its
 * own, which contradict the table in src/hosts, and move the pages' files.
 */
export function netlifyAdapter(): IAdapter {
  const official: IAdapter = createAdapter({});
  return {
    ...official,
    adapt: async (context) => {
      await official.adapt({
        ...context,
        routesManifest: context.routesManifest.filter(({ type }) => type === "function"),
        headerRoutes: [],
      });
      for (const { functionId } of context.functionsManifest) bundleFunction(functionId);
    },
  };
}

/** Puts a function into one file. The adapter's file loads others, which the workflow doesn't hand over. */
function bundleFunction(id: string): void {
  const file = join(functions, id, `${id}.js`);
  buildSync({
    entryPoints: [file],
    outfile: file,
    allowOverwrite: true,
    bundle: true,
    platform: "node",
    target: "node20",
  });
  const settingsFile = join(functions, id, `${id}.json`);
  const settings: AdapterSettings = JSON.parse(readFileSync(settingsFile, "utf8"));
  const { name, generator } = settings.config;
  // Leaves out the list of those other files.
  writeFileSync(settingsFile, JSON.stringify({ ...settings, config: { name, generator } }));
}
