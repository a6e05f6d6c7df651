import { relative } from "node:path";
import { type Compilation, type Compiler, type Module } from "webpack";
import { forbiddenModules } from "./budgets";

/** A module that visitors are sent: its file, the file that imports it, and its bytes before minification. */
export interface SentModule {
  readonly file: string;
  readonly importer: string;
  readonly size: number;
}

/** Webpack plugin for the scripts of browsers: lists their modules, and refuses those that may not be sent. */
export class BundleReport {
  /** Every file that the bundler wrote. */
  readonly files = new Set<string>();
  /** The modules in each of them. */
  readonly modules = new Map<string, readonly SentModule[]>();

  apply({ hooks, webpack }: Compiler): void {
    hooks.compilation.tap("BundleReport", (compilation) => {
      compilation.hooks.afterSeal.tap("BundleReport", () => {
        for (const { name } of compilation.getAssets()) this.files.add(name);
        for (const chunk of compilation.chunks) {
          const bundled = compilation.chunkGraph.getChunkModulesIterable(chunk);
          const sent = [...bundled].flatMap((module) => sentModules(module, compilation));
          for (const file of chunk.files) this.modules.set(file, sent);
          // Gatsby names the scripts of a page after its file.
          const entries = [...chunk.groupsIterable].map(({ name }) => name ?? "").join(", ");
          for (const message of refusals(sent, entries)) {
            compilation.errors.push(new webpack.WebpackError(message));
          }
        }
      });
    });
  }
}

const refusals = (sent: readonly SentModule[], entries: string): string[] =>
  sent.flatMap(({ file, importer }) =>
    forbiddenModules
      .filter(({ path }) => path.test(file))
      .map(
        ({ reason }) =>
          `${file} may not be sent to visitors: ${reason}.\n` +
          `It is imported by ${importer}, for ${entries}; see src/build/bundle/budgets.ts.`,
      ),
  );

/** The modules that webpack has joined into this one, or itself. */
function sentModules(module: Module, { moduleGraph }: Compilation): SentModule[] {
  const parts: readonly Module[] =
    "modules" in module && Array.isArray(module.modules) ? module.modules : [module];
  return parts.flatMap((part) => {
    const file = fileOf(part);
    const importer = fileOf(moduleGraph.getIssuer(part)) ?? "the entry";
    return file === undefined ? [] : [{ file, importer, size: part.size() }];
  });
}

function fileOf(module: Module | null | undefined): string | undefined {
  const path = module?.nameForCondition();
  return path ? relative("", path).replaceAll("\\", "/") : undefined;
}
