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
const moduleFileExtensions = ["ts", "tsx", "mts", "js", "mjs", "cjs", "json", "node"];
const common = { transform, transformIgnorePatterns: [], moduleFileExtensions };
/** What starts processes, waits for real, or looks at the built site. */
const slow = "<rootDir>/__tests__/(browser|commands|host|engines|pages)/";

/**
 * Logic in `*.test.ts` runs in Node, components in `*.test.tsx` in jsdom. The others need a build and
 * time; `npm run test:quick` leaves them out.
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
      displayName: "browser",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/browser/**/*.test.ts"],
      globalSetup: "<rootDir>/__tests__/browser/start-site.ts",
      globalTeardown: "<rootDir>/__tests__/browser/stop-site.ts",
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
