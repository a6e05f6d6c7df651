import { resolve } from "node:path";
import { type GatsbyNode } from "gatsby";
import { createContentNode } from "./src/content-model/create-content-node";
import { createContentPages } from "./src/content-model/create-content-pages";
import { graphqlTypes, parsedYamlType } from "./src/content-model/graphql-types";
import { kinds } from "./src/content-model/kinds";
import { writeServiceOptions } from "./src/content-model/service-options";
import { stopOnFaults } from "./src/content-model/stop-on-faults";
import { dropImageHelpers } from "./src/post-build/drop-image-helpers";
import { finishPages } from "./src/post-build/finish-pages";
import { makeShareImages } from "./src/post-build/make-share-images";
import { otherOrigins } from "./src/post-build/other-origins";
import { pagePolicy } from "./src/post-build/page-policy";
import { prepareForHosts } from "./src/post-build/prepare-for-hosts";
import { publishReportData } from "./src/post-build/publish-report-data";
import { removeBuildFiles } from "./src/post-build/remove-build-files";
import { clientScripts, starter, startScriptsLate } from "./src/post-build/start-scripts-late";
import { writeAdmin } from "./src/post-build/write-admin";
import { writeCrawlerFiles } from "./src/post-build/write-crawler-files";
import { writeFeed } from "./src/post-build/write-feed";
import { writeHealthFile } from "./src/post-build/write-health-file";

const folders = { content: "content", site: "public" };

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) =>
  stopOnFaults(reporter);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes([graphqlTypes(kinds), parsedYamlType]);

export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNode;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = () => writeAdmin(folders.site);

export const createPages: GatsbyNode["createPages"] = async (args) => {
  // A development server comes here again after every edit of content, and makes no post-build.
  if (process.env["gatsby_executing_command"] === "develop") {
    stopOnFaults(args.reporter);
    writeServiceOptions();
    publishReportData(folders);
    const component = resolve("src/templates/styleguide.tsx");
    args.actions.createPage({ path: "/_styleguide", component });
  }
  await createContentPages(args);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  publishReportData(folders);
  await writeFeed(folders.site, args.graphql);
  await makeShareImages(args, folders.site);
  await writeCrawlerFiles(args, folders.site);
  await writeHealthFile(args, folders.site);
  const scripts = await clientScripts(args, folders.site);
  const policy = pagePolicy({ scripts: [starter], connect: otherOrigins() });
  finishPages(folders.site, [dropImageHelpers, startScriptsLate(scripts), policy]);
  removeBuildFiles(folders.site);
  await writeAdmin(folders.site);
  await prepareForHosts(folders.site, []);
};
