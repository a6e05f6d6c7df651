import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { type Configuration, type WebpackPluginInstance } from "webpack";
import { type BundleWatch } from "./bundle-watch";

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

/** What the scripts for browsers begin with, by the name that Gatsby looks for. */
export const entry = { app: resolve("src/browser/entry.ts") };

/**
 * Has Chromium compile the functions of a script while it arrives, on another thread, instead of each
 * where it is first called (V8, explicit compile hints). Only scripts of packages and of the frame have it,
 * as the others are small; React's own gains nothing: it is large, and a page calls a part of it.
 */
const compileAhead: WebpackPluginInstance = {
  apply(compiler) {
    const { BannerPlugin, Compilation } = compiler.webpack;
    new BannerPlugin({
      banner: "//# allFunctionsCalledOnLoad",
      raw: true,
      include: /^(?:app|commons|[\da-f]{40})-/,
      // After the minimizer, which takes comments out, and before names get their digests.
      stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    }).apply(compiler);
  },
};

/** What the bundle for browsers has differently from Gatsby's: it is watched, smaller, and without maps. */
export const browserBundle = (watch: BundleWatch): Configuration => ({
  devtool: false,
  resolve: {
    alias: {
      "gatsby-production-app": resolve(".cache/production-app.js"),
      "gatsby-link": resolve("src/browser/gatsby-link.ts"),
      ...Object.fromEntries(unused.map((file) => [file, false])),
    },
  },
  module: { rules: [{ test: withoutEffects, sideEffects: false }] },
  plugins: [watch, compileAhead],
});
