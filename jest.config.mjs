/** Most packages of today are ES modules only; Jest's own module system runs CommonJS. */
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
      // Some packages name a source map that they do not bring.
      inputSourceMap: false,
    },
  ],
};
const common = {
  transform,
  transformIgnorePatterns: [],
  moduleFileExtensions: ["ts", "tsx", "mts", "js", "mjs", "cjs", "json", "node"],
  // The services that tests quote. A build writes those of `content/`.
  moduleNameMapper: {
    "/service-options\\.json$": "<rootDir>/node_modules/.cache/site/frozen-service-options.json",
  },
  modulePathIgnorePatterns: ["<rootDir>/.frozen/"],
};
/** Runs once for all projects that name it. */
const site = {
  globalSetup: "<rootDir>/__tests__/browser/start-site.ts",
  globalTeardown: "<rootDir>/__tests__/browser/stop-site.ts",
};
/** What starts processes, waits for real, or looks at a built site. */
const slow = "<rootDir>/__tests__/(browser|commands|engines|every-page|host|pages)/";

/**
 * Logic in `*.test.ts` runs in Node, components in `*.test.tsx` in jsdom. The others need a build and
 * time; `npm run test:quick` leaves them out. `every-page` is true for any content, and looks at a build of `content/`.
 * The others may quote the frozen content, and look at a build of that.
 */
export default {
  globalSetup: "<rootDir>/__tests__/write-service-options.ts",
  // By default Jest leaves one core idle, which is half of two.
  maxWorkers: "100%",
  // Ends a hang; a busy machine must not fail a test.
  testTimeout: 60_000,
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
      // Tests without a browser name jsdom in their first line.
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
      displayName: "engines",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/engines/*.test.ts"],
    },
  ],
};
