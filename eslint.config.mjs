import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      "public",
      "hosting",
      ".netlify",
      ".cache",
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
      // Safari takes the list out of a list without markers; the role keeps it for VoiceOver.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
    },
  },
  {
    files: ["**/*.mjs"],
    languageOptions: { globals: { console: "readonly", process: "readonly" } },
  },
  {
    files: ["src/post-build/starter.js"],
    languageOptions: {
      sourceType: "script",
      globals: Object.fromEntries(
        [
          "window",
          "document",
          "Element",
          "addEventListener",
          "removeEventListener",
          "requestAnimationFrame",
          "PerformanceObserver",
          "setTimeout",
        ].map((name) => [name, "readonly"]),
      ),
    },
  },
  {
    files: ["__tests__/**"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  prettier,
);
