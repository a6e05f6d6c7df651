import { existsSync, readdirSync, readFileSync } from "node:fs";

const transform = {
  "\\.m?[jt]sx?$": [
    "@swc/jest",
    {
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
      },
      module: { type: "commonjs" },
      // Some packages reference a source map that they don't include.
      inputSourceMap: false,
    },
  ],
};

/** Jest runs only CommonJS modules here, so packages that are ES modules are compiled, too. */
const isModule = (name) => {
  const file = `node_modules/${name}/package.json`;
  return existsSync(file) && JSON.parse(readFileSync(file, "utf8")).type === "module";
};
const packages = readdirSync("node_modules").flatMap((name) =>
  name.startsWith("@") ? readdirSync(`node_modules/${name}`).map((scoped) => `${name}/${scoped}`) : [name],
);
const modules = packages.filter(isModule);
/** Packages inside of other packages are always compiled. */
const commonJs = `^(?!.*/node_modules/.*/node_modules/).*/node_modules/(?!(?:${modules.join("|")})/).*\\.c?js$`;

const common = {
  transform,
  transformIgnorePatterns: [commonJs],
  moduleFileExtensions: ["ts", "tsx", "mts", "js", "mjs", "cjs", "json", "node"],
  moduleNameMapper: {
    // These packages of the MDX compiler have no entry for CommonJS.
    "^(estree-walker|is-reference|periscopic)$": "<rootDir>/node_modules/$1/src/index.js",
    // In tests, the forms' facts come from the frozen test content, because tests quote its services.
    "/form-facts\\.json$": "<rootDir>/node_modules/.cache/site/frozen-form-facts.json",
  },
  modulePathIgnorePatterns: ["<rootDir>/.frozen/"],
};
/** Starts the site server once for all Jest projects that use this setup, and stops it at the end. */
const site = {
  globalSetup: "<rootDir>/__tests__/browser/start-site.ts",
  globalTeardown: "<rootDir>/__tests__/browser/stop-site.ts",
};
/** Folders of tests that start processes, wait in real time, or test a built site. */
const slow = "<rootDir>/__tests__/(browser|builds|commands|engines|every-page|host|pages)/";

/**
 * Test projects:
 * - `logic` runs `*.test.ts` files in Node.
 * - `components` runs `*.test.tsx` files in jsdom.
 * - `every-page` tests a build of `content/`, and its tests pass with any valid content.
 * - `builds` builds copies of the project with edited content.
 * - All other projects test a build of the frozen content (a fixed copy in `__tests__`) and may quote it.
 *
 * Of these projects, `npm run test:quick` runs only `logic` and `components`.
 */
export default {
  globalSetup: "<rootDir>/__tests__/write-form-facts.ts",
  // By default, Jest leaves one core idle, which would be half of a two-core machine.
  maxWorkers: "100%",
  // The timeout only ends tests that hang. It's long so that tests don't fail on a busy machine.
  testTimeout: 180_000,
  projects: [
    {
      ...common,
      displayName: "logic",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
      testPathIgnorePatterns: [slow],
    },
    {
      ...common,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/**/*.test.tsx"],
      testPathIgnorePatterns: [slow],
      setupFilesAfterEnv: ["<rootDir>/__tests__/setup-dom.ts"],
    },
    {
      ...common,
      ...site,
      displayName: "every-page",
      // Tests that need only a DOM, and not a browser, select jsdom on their first line.
      testEnvironment: "node",
      globals: { tested: "own" },
      testMatch: ["<rootDir>/__tests__/every-page/*.test.ts"],
    },
    {
      ...common,
      ...site,
      displayName: "browser",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/browser/**/*.test.ts"],
    },
    {
      ...common,
      displayName: "pages",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/pages/**/*.test.ts"],
    },
    {
      ...common,
      displayName: "hosts",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/(commands|host)/**/*.test.ts"],
    },
    {
      ...common,
      displayName: "builds",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/builds/*.test.ts"],
    },
    {
      ...common,
      displayName: "engines",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/engines/*.test.ts"],
    },
  ],
};
