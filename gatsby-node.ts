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
import { BundleReport } from "./src/build/bundle/bundle-report";
import { failOnBudgets } from "./src/build/bundle/check-budgets";
import { drawingVersion, drawShareImage } from "./src/build/files/draw-share-image";
import { prepareForHosts } from "./src/build/hosts/prepare-for-hosts";
import { publishReportData } from "./src/build/files/publish-report-data";
import { publishedPages } from "./src/build/site/published-pages";
import { transformSite } from "./src/build/transform-site";
import { serveCms, writeCms } from "./src/cms/build/write-cms";
import { siteFacts } from "./src/build/site/site-facts";
import { writeShareImages } from "./src/build/files/write-share-images";
import { writeSiteFiles } from "./src/build/files/write-site-files";

const folders = { content: "content", site: "public" };
const bundle = new BundleReport();

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
  await writeCms(folders.site);
  serveCms(app, folders.site);
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
  await writeCms(folders.site);
  publishReportData(folders);
  const facts = await siteFacts(args.graphql);
  const pages = await publishedPages(args.graphql);
  await writeSiteFiles(args.reporter, folders.site, facts, pages);
  const drawing = { draw: drawShareImage, version: drawingVersion, cache: args.cache };
  const drawn = await writeShareImages(pages, facts.name, folders.site, drawing);
  args.reporter.info(`Share images: ${drawn} drawn, ${pages.length - drawn} kept`);
  const scripts = await transformSite(args, folders.site, bundle.files);
  prepareForHosts(folders.site, readRedirects(folders.content));
  failOnBudgets(args.reporter, folders.site, { ...scripts, modules: bundle.modules });
};
