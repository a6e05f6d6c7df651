import { type GatsbyNode } from "gatsby";
import { readIllustration } from "./src/content/illustrations/illustrations";
import { createContentNode } from "./src/content/nodes/create-content-node";
import { createContentPages } from "./src/content/nodes/create-content-pages";
import { graphqlTypes } from "./src/content/nodes/graphql-types";
import { pictureImage } from "./src/content/nodes/picture-image";
import { kinds } from "./src/content/model/kinds";
import { redirects } from "./src/content/model/kinds/redirects";
import { isDeveloping, showsDrafts } from "./src/build-settings";
import { readEntries } from "./src/content/files/read-content";
import { writeFormFacts } from "./src/build/site/form-facts";
import { failOnProblems } from "./src/content/check/fail-on-problems";
import { failOnBudgets } from "./src/build/bundle/budgets";
import { prepareForHosts } from "./src/build/hosts/prepare-for-hosts";
import { readPublishedFigures, writeFigures } from "./src/build/files/figure-files";
import { readPublishedPages } from "./src/build/site/published-pages";
import { transformSite } from "./src/build/transform-site";
import { publishCms, serveCms } from "./src/cms/build/write-cms";
import { failOnSampleCopy } from "./src/build/site/sample-copy";
import { readSiteFacts } from "./src/build/site/site-facts";
import { writeShareImages } from "./src/build/files/share-images";
import { writeSiteFiles } from "./src/build/files/write-site-files";

const folders = { content: "content", site: "public" };

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  await failOnProblems(reporter);
  if (!isDeveloping()) failOnSampleCopy();
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  // Gatsby needs this stage to assign static queries to pages, but its scripts aren't published.
  if (stage === "build-javascript") {
    actions.setWebpackConfig({ devtool: false, optimization: { minimize: false } });
  }
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes([graphqlTypes(kinds), "type Mdx implements Node @dontInfer { id: ID! }"]);

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) =>
  add({
    AboutPage: {
      sketchSvg: {
        type: "String!",
        resolve: ({ sketch = "" }: { sketch?: string }) => readIllustration("sketches", sketch),
      },
    },
    AboutPageSections: {
      sketchSvgs: {
        type: "[String!]!",
        resolve: ({ sketches = [] }: { sketches?: readonly string[] }) =>
          sketches.map((sketch) => readIllustration("sketches", sketch)),
      },
    },
    Picture: { image: pictureImage },
    Service: {
      illustrationSvg: {
        type: "String!",
        resolve: ({ illustration }: { illustration: string }) => readIllustration("covers", illustration),
      },
    },
  });

export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNode;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => serveCms(app, folders.site);

export const createPages: GatsbyNode["createPages"] = async (args) => {
  const unfinished = showsDrafts() ? await failOnProblems(args.reporter) : [];
  // During development, Gatsby calls this hook again when content changes, but it never calls `onPostBuild`.
  if (isDeveloping()) {
    writeFormFacts();
    await writeFigures(readPublishedFigures(), readSiteFacts(), folders.site, args.cache);
  }
  createContentPages(args, unfinished);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  // Publish the CMS first, while memory is free. Bundling the CMS takes as much memory as all later steps.
  await publishCms(folders.site);
  const facts = readSiteFacts();
  const pages = readPublishedPages(args, folders.site, facts.name);
  await writeSiteFiles(folders.site, facts, pages);
  const drawn = await writeShareImages(pages, facts.name, folders.site, args.cache);
  const figures = readPublishedFigures();
  const figuresDrawn = await writeFigures(figures, facts, folders.site, args.cache);
  args.reporter.info(`Figures: ${figuresDrawn} drawn, ${figures.length - figuresDrawn} kept`);
  args.reporter.info(`Share images: ${drawn} drawn, ${pages.length - drawn} kept`);
  const scripts = transformSite(folders.site);
  const [moved] = readEntries(redirects);
  await prepareForHosts(folders.site, moved?.data.redirects ?? []);
  failOnBudgets(args.reporter, folders.site, scripts);
};
