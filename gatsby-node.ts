import { type GatsbyNode } from "gatsby";
import { createContentNode } from "./src/content-model/create-content-node";
import { createContentPages } from "./src/content-model/create-content-pages";
import { graphqlTypes, parsedYamlType } from "./src/content-model/graphql-types";
import { kinds } from "./src/content-model/kinds";
import { stopOnFaults } from "./src/content-model/stop-on-faults";
import { makeShareImages } from "./src/post-build/make-share-images";
import { writeCrawlerFiles } from "./src/post-build/write-crawler-files";

const site = "public";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) =>
  stopOnFaults(reporter);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes([graphqlTypes(kinds), parsedYamlType]);

export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNode;

export const createPages: GatsbyNode["createPages"] = async (args) => {
  // A development server comes here again after every edit of content.
  if (process.env["gatsby_executing_command"] === "develop") stopOnFaults(args.reporter);
  await createContentPages(args);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await makeShareImages(args, site);
  await writeCrawlerFiles(args, site);
};
