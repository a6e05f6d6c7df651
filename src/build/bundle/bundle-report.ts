import { relative } from "node:path";
import { type Compilation, type Compiler, type Module } from "webpack";

const forbidden: readonly (readonly [path: RegExp, reason: string])[] = [
  [/node_modules\/react-dom\/(server|static|cjs\/react-dom-server)/, "pages are rendered in builds"],
  [/node_modules\/(d3[^/]*|chart\.js|recharts|victory[^/]*|@nivo|echarts)\//, "charts are drawn in builds"],
  [/node_modules\/((isomorphic-)?dompurify|sanitize-html|xss)\//, "src/forms cleans text"],
  [/node_modules\/(nodemailer|satori|sharp)\//, "it runs on the server"],
  [
    /^src\/(api|build|cms|commands|contact-function|content|server)\/(?!.*-styles\.ts$)/,
    "it runs on the server or in the CMS",
  ],
];

export class BundleReport {
  readonly files = new Set<string>();

  apply({ hooks, webpack }: Compiler): void {
    hooks.compilation.tap("BundleReport", (compilation) => {
      compilation.hooks.afterSeal.tap("BundleReport", () => {
        for (const { name } of compilation.getAssets()) this.files.add(name);
        const problems = findForbidden(compilation);
        compilation.errors.push(...problems.map((problem) => new webpack.WebpackError(problem)));
      });
    });
  }
}

function findForbidden({ chunks, chunkGraph, moduleGraph }: Compilation): string[] {
  const problems: string[] = [];
  for (const chunk of chunks) {
    // Gatsby names each chunk group after the source file of the page that loads the chunk.
    const pages = [...chunk.groupsIterable].map(({ name }) => name ?? "").join(", ");
    for (const part of [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(mergedModules)) {
      const file = sourceOf(part);
      const importer = sourceOf(moduleGraph.getIssuer(part)) || "the entry";
      for (const [path, reason] of forbidden) {
        if (!path.test(file)) continue;
        problems.push(
          `${file} must not be in browser scripts, because ${reason}. It's imported by ${importer}, for ` +
            `${pages}. The rule is in src/build/bundle/bundle-report.ts.`,
        );
      }
    }
  }
  return problems;
}

const mergedModules = (module: Module): readonly Module[] =>
  "modules" in module && Array.isArray(module.modules) ? module.modules : [module];

const sourceOf = (module: Module | null | undefined): string =>
  relative("", module?.nameForCondition() || ".").replaceAll("\\", "/");
