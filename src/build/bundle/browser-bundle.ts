import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { type Configuration } from "webpack";
import { type BundleReport } from "./bundle-report";

/** Parts of Gatsby that this site never calls: scripts of third parties in a worker, and a service worker. */
const unused = [
  realpathSync("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
  resolve(".cache/register-service-worker.js"),
];

/**
 * Packages that Emotion imports for a wrapper that this site does not use. They do nothing when loaded,
 * but do not say so: the bundler would keep them.
 */
const withoutEffects = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** The entry of the scripts for browsers, by the name that Gatsby looks for. */
export const entry = { app: resolve("src/browser/entry.ts") };

/** What the bundle for browsers has differently from Gatsby's: it is reported on, smaller, and without maps. */
export const browserBundle = (report: BundleReport): Configuration => ({
  devtool: false,
  resolve: {
    alias: {
      "gatsby-production-app": resolve(".cache/production-app.js"),
      "gatsby-link": resolve("src/browser/gatsby-link.ts"),
      [resolve(".cache/find-path.js")]: resolve("src/browser/find-path.ts"),
      ...Object.fromEntries(unused.map((file) => [file, false])),
    },
  },
  module: { rules: [{ test: withoutEffects, sideEffects: false }] },
  plugins: [report],
});
