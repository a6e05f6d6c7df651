import { realpathSync } from "node:fs";
import { type Configuration } from "webpack";
import { type BundleWatch } from "./bundle-watch";

/** Gatsby's own plugin for scripts of third parties in a worker. This site has none. */
const partytown = "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js";

/** What the bundle for browsers has differently from Gatsby's: it is watched, smaller, and without maps. */
export const browserBundle = (watch: BundleWatch): Configuration => ({
  devtool: false,
  resolve: { alias: { [realpathSync(partytown)]: false } },
  plugins: [watch],
});
