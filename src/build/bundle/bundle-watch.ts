import { relative } from "node:path";
import { cwd } from "node:process";
import { type Chunk, type Compilation, type Compiler, type Module } from "webpack";
import { forbiddenModules } from "./budgets";

/** A module that visitors are sent. */
export interface SentModule {
  /** Its file, below the folder of the repository. */
  readonly file: string;
  /** The file that imports it. */
  readonly importer: string;
  /** Bytes before they are made smaller. */
  readonly size: number;
}

const name = "BundleWatch";

/**
 * Looks on while webpack bundles the scripts for browsers: refuses modules that may not be in them, and
 * keeps in mind what they are made of.
 */
export class BundleWatch {
  /** Every file that the bundler wrote. */
  readonly files = new Set<string>();
  /** The modules in each of them. */
  readonly modules = new Map<string, readonly SentModule[]>();

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.afterSeal.tap(name, () => {
        for (const chunk of compilation.chunks) this.#look(chunk, compilation, compiler);
        for (const { name: file } of compilation.getAssets()) this.files.add(file);
      });
    });
  }

  #look(chunk: Chunk, compilation: Compilation, { webpack }: Compiler): void {
    const sent = modulesIn(chunk, compilation);
    for (const file of chunk.files) this.modules.set(file, sent);
    for (const { file, importer } of sent) {
      const forbidden = forbiddenModules.find(({ path }) => path.test(file));
      if (forbidden === undefined) continue;
      const scripts = [...chunk.groupsIterable].map(({ name: entry }) => routesOf(entry));
      compilation.errors.push(
        new webpack.WebpackError(
          `${file} may not be sent to visitors: ${forbidden.reason}.\n` +
            `It is imported by ${importer}, for ${scripts.join(", ")}; see src/build/bundle/budgets.ts.`,
        ),
      );
    }
  }
}

/** In words, whose scripts these are: Gatsby names them after the file of the page. */
function routesOf(entry: string | null | undefined): string {
  const component = /^component---(.*)-tsx$/.exec(entry ?? "")?.[1];
  return component === undefined ? "all routes" : `the routes of ${component}`;
}

function modulesIn(chunk: Chunk, { chunkGraph, moduleGraph }: Compilation): SentModule[] {
  const found: SentModule[] = [];
  for (const bundled of chunkGraph.getChunkModulesIterable(chunk)) {
    for (const module of partsOf(bundled)) {
      const file = fileOf(module);
      if (file === undefined) continue;
      const importer = fileOf(moduleGraph.getIssuer(module)) ?? "the entry";
      found.push({ file, importer, size: module.size() });
    }
  }
  return found;
}

/** Modules that webpack has joined into one are in it as a list. */
const partsOf = (module: Module): readonly Module[] =>
  "modules" in module && Array.isArray(module.modules) ? module.modules : [module];

function fileOf(module: Module | null | undefined): string | undefined {
  const path = module?.nameForCondition();
  return path ? relative(cwd(), path).replaceAll("\\", "/") : undefined;
}
