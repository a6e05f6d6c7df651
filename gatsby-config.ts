import { type GatsbyConfig } from "gatsby";
import { netlifyAdapter } from "./src/build/hosts/netlify-adapter";
import { readToday, readWebsite } from "./src/content/files/read-content";
import { isDeveloping, isPreview } from "./src/build-settings";
import { mdxOptions } from "./src/content/mdx/mdx-options";
import { mdxSource } from "./src/content/nodes/mdx-source";
import { environment } from "./src/environment";
import { siteUrl } from "./src/seo/site-url";

const config: GatsbyConfig = {
  siteMetadata: { buildDate: readToday(), siteUrl: siteUrl(readWebsite()), preview: isPreview() },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  // Netlify and our Publish workflow set `NETLIFY`. Other builds don't need the adapter.
  ...(environment().NETLIFY === "true" && { adapter: netlifyAdapter() }),
  graphqlTypegen: {
    generateOnBuild: true,
    // A build must not change files in the repository. `npm run generate` updates the types in `src/`.
    typesOutputPath: isDeveloping() ? "src/gatsby-types.d.ts" : ".cache/gatsby-types.d.ts",
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: "content" } },
    { resolve: "file-content", options: { contentOf: mdxSource } },
    { resolve: "gatsby-plugin-mdx", options: { mdxOptions } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
  ],
};

export default config;
