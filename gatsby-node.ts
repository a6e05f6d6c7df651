import { type GatsbyNode } from "gatsby";
import { createContentNode } from "./src/content/nodes/create-content-node";
import { createContentPages } from "./src/content/nodes/create-content-pages";
import { graphqlTypes, parsedYamlType } from "./src/content/nodes/graphql-types";
import { kinds } from "./src/content/model/kinds";
import { forgetContent } from "./src/content/files/read-content";
import { readRedirects } from "./src/content/files/read-redirects";
import { writeServiceOptions } from "./src/content/files/service-options";
import { stopOnFaults } from "./src/content/check/stop-on-faults";
import { browserBundle, entry } from "./src/build/bundle/browser-bundle";
import { BundleWatch } from "./src/build/bundle/bundle-watch";
import { finishSite } from "./src/build/finish-site";
import { makeShareImages } from "./src/build/files/make-share-images";
import { prepareForHosts } from "./src/build/hosts/prepare-for-hosts";
import { publishReportData } from "./src/build/files/publish-report-data";
import { publishedPages } from "./src/build/site/published-pages";
import { showAdmin } from "./src/cms/build/show-admin";
import { stopOnWeights } from "./src/build/bundle/stop-on-weights";
import { writeAdmin } from "./src/cms/build/write-admin";
import { writeCrawlerFiles } from "./src/build/files/write-crawler-files";
import { writeFeed } from "./src/build/files/write-feed";
import { writeHealthFile } from "./src/build/files/write-health-file";

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
  await prepareForHosts(folders.site, readRedirects(folders.content));
  stopOnWeights(args.reporter, folders.site, scripts, bundle);
};
