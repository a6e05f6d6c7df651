import { resolve } from "node:path";
import { type GatsbyNode } from "gatsby";
import { createContentNode } from "./src/content-model/create-content-node";
import { createContentPages } from "./src/content-model/create-content-pages";
import { graphqlTypes, parsedYamlType } from "./src/content-model/graphql-types";
import { kinds } from "./src/content-model/kinds";
import { forgetContent } from "./src/content-model/read-content";
import { readRedirects } from "./src/content-model/read-redirects";
import { writeServiceOptions } from "./src/content-model/service-options";
import { stopOnFaults } from "./src/content-model/stop-on-faults";
import { browserBundle, entry } from "./src/post-build/browser-bundle";
import { BundleWatch } from "./src/post-build/bundle-watch";
import { finishSite } from "./src/post-build/finish-site";
import { makeShareImages } from "./src/post-build/make-share-images";
import { prepareForHosts } from "./src/post-build/prepare-for-hosts";
import { publishReportData } from "./src/post-build/publish-report-data";
import { publishedPages } from "./src/post-build/published-pages";
import { showAdmin } from "./src/post-build/show-admin";
import { stopOnWeights } from "./src/post-build/stop-on-weights";
import { writeAdmin } from "./src/post-build/write-admin";
import { writeCrawlerFiles } from "./src/post-build/write-crawler-files";
import { writeFeed } from "./src/post-build/write-feed";
import { writeHealthFile } from "./src/post-build/write-health-file";

const folders = { content: "content", site: "public" };
const bundle = new BundleWatch();

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) =>
  stopOnFaults(reporter);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
}) => {
  if (stage !== "build-javascript") return;
  // Gatsby lets an entry be replaced only with the whole.
  actions.replaceWebpackConfig({ ...getConfig(), entry });
  actions.setWebpackConfig(browserBundle(bundle));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes([graphqlTypes(kinds), parsedYamlType]);

export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNode;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }) => {
  await writeAdmin(folders.site);
  showAdmin(app, folders.site);
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  // A development server comes here again after every edit of content, and makes no post-build.
  if (process.env["gatsby_executing_command"] === "develop") {
    stopOnFaults(args.reporter);
    writeServiceOptions();
    publishReportData(folders);
    const component = resolve("src/templates/styleguide.tsx");
    args.actions.createPage({ path: "/_styleguide", component });
  } else {
    // A build has made its nodes by now.
    forgetContent();
  }
  await createContentPages(args);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  // First: its bundler takes as much memory as all the rest of this fills by and by.
  await writeAdmin(folders.site);
  publishReportData(folders);
  await writeFeed(folders.site, args.graphql);
  const pages = await publishedPages(args.graphql);
  await makeShareImages(args, folders.site, pages);
  await writeCrawlerFiles(args, folders.site, pages);
  writeHealthFile(folders.site, pages);
  const scripts = await finishSite(args, folders.site, bundle);
  await prepareForHosts(args, folders.site, readRedirects(folders.content));
  stopOnWeights(args.reporter, folders.site, scripts, bundle);
};
