import { relative } from "node:path";
import { type Compilation, type Compiler, type Module } from "webpack";

/** Path patterns of modules that must not reach browsers, whatever their size, each with the reason. */
const forbidden: readonly (readonly [path: RegExp, reason: string])[] = [
  [/node_modules\/react-dom\/(server|static|cjs\/react-dom-server)/, "builds draw pages"],
  [/node_modules\/(d3[^/]*|chart\.js|recharts|victory[^/]*|@nivo|echarts)\//, "builds draw charts"],
  [/node_modules\/((isomorphic-)?dompurify|sanitize-html|xss)\//, "src/forms cleans texts"],
  [/node_modules\/(nodemailer|satori|sharp)\//, "it runs on the server"],
  [/^src\/(api|build|cms|commands|contact-function|content|server)\//, "it runs on the server or in the CMS"],
];

/** Webpack plugin that lists the browser scripts' files and reports an error for each forbidden module in them. */
export class BundleReport {
  readonly files = new Set<string>();

  apply({ hooks, webpack }: Compiler): void {
    hooks.compilation.tap("BundleReport", (compilation) => {
      compilation.hooks.afterSeal.tap("BundleReport", () => {
        for (const { name } of compilation.getAssets()) this.files.add(name);
        for (const chunk of compilation.chunks) {
          // Gatsby names a page's chunk after the page's source file, so these names tell which pages load the
          // module.
          const entries = [...chunk.groupsIterable].map(({ name }) => name ?? "").join(", ");
          for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
            for (const refusal of refusals(module, compilation)) {
              const message = `${refusal}, for ${entries}; see src/build/bundle/bundle-report.ts.`;
              compilation.errors.push(new webpack.WebpackError(message));
            }
          }
        }
      });
    });
  }
}

/** Returns an error message for each forbidden module. Webpack may have merged several modules into the given one. */
function refusals(module: Module, { moduleGraph }: Compilation): string[] {
  const parts: readonly Module[] =
    "modules" in module && Array.isArray(module.modules) ? module.modules : [module];
  return parts.flatMap((part) => {
    const file = fileOf(part);
    const importer = fileOf(moduleGraph.getIssuer(part)) || "the entry";
    return forbidden
      .filter(([path]) => path.test(file))
      .map(
        ([, why]) => `${file} may not be sent to visitors: ${why}.\nIt is imported by ${importer}`,
      );
  });
}

const fileOf = (module: Module | null | undefined): string =>
  relative("", module?.nameForCondition() || ".").replaceAll("\\", "/");
