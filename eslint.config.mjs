import { readFileSync } from "node:fs";
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import baseline from "eslint-plugin-baseline-js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"));
/**
 * The last year whose new browser features were all "widely available" on the date in package.json. A feature
 * becomes widely available 30 months after all major browsers support it (web.dev, Baseline).
 */
const baselineYear = new Date(`${browserslist.match(/\d{4}-\d\d/)[0]}-01`);
baselineYear.setMonth(baselineYear.getMonth() - 30 - 12);
const readVariables = "Read variables with environment() from src/environment.ts, which lists them.";

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      "public",
      "hosting",
      ".netlify",
      ".cache",
      ".frozen",
      "coverage",
      "src/gatsby-types.d.ts",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat["recommended-latest"],
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "no-restricted-syntax": [
        "error",
        {
          selector: "ExportAllDeclaration",
          message: "No barrel files: import from the file itself.",
        },
      ],
      eqeqeq: "error",
      // VoiceOver in Safari announces a list without markers as a list only if it has an explicit role.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"],
    // The files in `forms` need a literal `process.env.X`, because webpack replaces this expression.
    ignores: ["src/environment.ts", "src/forms/{endpoint,send}.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { name: "node:process", importNames: ["env"], message: readVariables },
      ],
      "no-restricted-properties": ["error", { object: "process", property: "env", message: readVariables }],
    },
  },
  {
    files: ["**/*.mjs"],
    languageOptions: { globals: { console: "readonly", process: "readonly" } },
  },
  {
    files: ["**/*.cjs"],
    languageOptions: { sourceType: "commonjs", globals: { console: "readonly" } },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  {
    // Browser code must check for features that some browsers in package.json's `browserslist` lack.
    files: ["src/{browser,forms,islands,layout,pages,sections,templates,ui}/**"],
    plugins: { "baseline-js": baseline },
    rules: baseline.configs.recommended({ available: baselineYear.getFullYear(), level: "error" }).rules,
  },
  {
    files: ["__tests__/**"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  prettier,
);
