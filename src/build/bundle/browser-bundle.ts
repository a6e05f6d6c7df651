import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { type Chunk, type Configuration } from "webpack";
import { type BundleReport } from "./bundle-report";

const unused = [
  realpathSync("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
  resolve(".cache/register-service-worker.js"),
];

/**
 * Unused dependencies of Emotion. They have no side effects, but webpack can't tell, so it would bundle them.
 */
const withoutEffects = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

export const entry = { app: resolve("src/browser/entry.ts") };

/** Hashes have half their default length, because every page contains them and they don't compress well. */
export const shortNames = { hashDigestLength: 10 };

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
  optimization: { splitChunks: { cacheGroups: { shared: { name: nameSharedChunk } } } },
  module: { rules: [{ test: withoutEffects, sideEffects: false }] },
  plugins: [report],
});

/** Returns an 8-digit hash as a shared chunk's name. Gatsby would use a hash of 40 digits. */
function nameSharedChunk(_: unknown, chunks: readonly Chunk[]): string {
  const names = chunks.map(({ name }) => name).join(" ");
  return createHash("sha1").update(names).digest("hex").slice(0, 8);
}
