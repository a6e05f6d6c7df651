import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { type IAdapter } from "gatsby";
import createAdapter from "gatsby-adapter-netlify";

const functionsFolder = ".netlify/functions-internal";

/** Returns Netlify's adapter without Gatsby's headers, which would conflict with those in `src/hosts`. */
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

/** Bundles a function into one file, because the deployment workflow uploads only that file. */
function bundleFunction(id: string): void {
  const file = join(functionsFolder, id, `${id}.js`);
  buildSync({
    entryPoints: [file],
    outfile: file,
    allowOverwrite: true,
    bundle: true,
    platform: "node",
    target: "node20",
  });
  const settingsFile = join(functionsFolder, id, `${id}.json`);
  const settings: { config: { name: string; generator: string } } = JSON.parse(
    readFileSync(settingsFile, "utf8"),
  );
  const { name, generator } = settings.config;
  // Drop the adapter's list of included files, because the bundle already contains their code.
  writeFileSync(settingsFile, JSON.stringify({ ...settings, config: { name, generator } }));
}
