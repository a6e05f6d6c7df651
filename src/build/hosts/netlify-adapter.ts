import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { type IAdapter } from "gatsby";
import createAdapter from "gatsby-adapter-netlify";

/** Folder in which Netlify looks for functions that a build created. */
const functions = ".netlify/functions-internal";

interface AdapterSettings {
  readonly config: { readonly name: string; readonly generator: string };
}

/**
 * Returns Netlify's official adapter, limited to the contact function. Without this limit, the adapter would also
 * move the pages' files and write headers that contradict the ones in src/hosts.
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

/**
 * Bundles a function into a single file. The adapter's own output loads other files, which the deployment
 * workflow doesn't upload.
 */
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
  // Leaves out the adapter's list of included files, because the bundle contains their code.
  writeFileSync(settingsFile, JSON.stringify({ ...settings, config: { name, generator } }));
}
