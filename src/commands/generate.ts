import { readFileSync } from "node:fs";
import { cwd, exit } from "node:process";
import { type IProgram } from "gatsby/dist/commands/types";
import { modelFiles, writeFiles } from "../content/editors/editor-files";
import { environment } from "../environment";
import { prepareGatsby } from "./run-gatsby";

/* Updates the generated files in Git. Runs the first part of a build (about 25 s) for the query types. */
writeFiles(modelFiles(readFileSync("content/README.md", "utf8")));
Object.assign(environment(), {
  NODE_ENV: "production",
  gatsby_executing_command: "build",
  GATSBY_TELEMETRY_DISABLED: "1",
});
void writeQueryTypes();

async function writeQueryTypes(): Promise<void> {
  if ((await prepareGatsby()) === undefined) return;
  // Import these modules only after the cache is cleared, because they read the cache when they're loaded.
  const { bootstrap } = await import("gatsby/dist/bootstrap");
  const { store } = await import("gatsby/dist/redux");
  const types = await import("gatsby/dist/utils/graphql-typegen/ts-codegen");
  const sitePackageJson: unknown = JSON.parse(readFileSync("package.json", "utf8"));
  // Only Gatsby's servers need the properties that this object lacks.
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  await bootstrap({ program: { _: "build", directory: cwd(), sitePackageJson } as IProgram });
  const { schema, definitions } = store.getState();
  await types.writeTypeScriptTypes(cwd(), schema, definitions, {
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: types.DEFAULT_DOCUMENT_SEARCH_PATHS,
    generateOnBuild: false,
  });
  // Exit, because Gatsby's worker processes would keep this process running.
  exit();
}
