import { env } from "node:process";
import { type GatsbyConfig } from "gatsby";
import { buildDate } from "./src/content/nodes/build-date";
import { netlifyAdapter } from "./src/hosts/netlify-adapter";
import { website } from "./src/content/files/website";
import { writeServiceOptions } from "./src/content/files/service-options";
import { isPreview } from "./src/content/files/is-preview";
import { siteUrl } from "./src/seo/site-url";

// Before anything else of a build: Gatsby bundles the function first.
writeServiceOptions();

const config: GatsbyConfig = {
  siteMetadata: { buildDate: buildDate(), siteUrl: siteUrl(website()), preview: isPreview() },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  // Netlify sets the variable where it builds.
  ...(env["NETLIFY"] === "true" && { adapter: netlifyAdapter() }),
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    "gatsby-plugin-mdx",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
  ],
};

export default config;
