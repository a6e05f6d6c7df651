import { type CmsConfig, type EntryCollection, type Field as CmsField } from "@sveltia/cms";
import { bodyComponents } from "../browser/editor-components";
import { cmsFields } from "./cms-fields";
import { hasBody, isSingleton, type Kind } from "../../content/model/kind";
import { namePattern, nameWords } from "../../content/model/names";
import { shapeOf } from "../../content/model/shape";

/** What is made to be copied has a title that begins with an underscore, and no place in a list. */
const listed = "^[^_]";

/**
 * The configuration of the CMS, derived from the shapes of all kinds: a list of items for
 * each kind with many files, a form for each with one.
 */
export function cmsConfig(kinds: readonly Kind[], backend: CmsConfig["backend"]): CmsConfig {
  return {
    backend,
    load_config_file: false,
    app_title: "CMS",
    logo: { src: "/favicon.svg" },
    media_folder: "content/images",
    public_folder: "/images",
    // Its dialog would offer pictures of foreign hosts, which neither the page policy nor the rights allow.
    media_libraries: { stock_assets: false },
    show_preview_links: false,
    // The site itself, in `npm run develop`, shows what a text looks like.
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: kinds.filter((kind) => !isSingleton(kind)).map(collectionOf),
    singletons: kinds
      .filter(isSingleton)
      .map((kind) => ({ ...common(kind), file: `content/${kind.path}` })),
  };
}

function collectionOf(kind: Kind): EntryCollection {
  const [folder = "", name = ""] = kind.path.split("/{slug}");
  const title = "title" in kind.shape.fields ? "title" : "name";
  return {
    ...common(kind),
    folder: `content/${folder}`,
    path: `{{slug}}${name.replace(/\.\w+$/, "")}`,
    identifier_field: title,
    filter: { field: title, pattern: listed },
    slug: {
      template: `{{${title}}}`,
      editable: ["create"],
      hint: `Name of the file and part of the address: ${nameWords}.`,
      pattern: [namePattern.source, nameWords],
    },
  };
}

/** What the two have in common. Pictures are named by their way from the file that shows them. */
const common = (kind: Kind) => ({
  name: kind.type,
  label: kind.label,
  // `src/cms/browser/start.ts` registers the two.
  format: hasBody(kind) ? "content-mdx" : "content-yaml",
  media_folder: "/content/images",
  public_folder: `${"../".repeat(kind.path.split("/").length - 1)}images`,
  fields: [...cmsFields(shapeOf(kind.shape)), ...(hasBody(kind) ? [bodyOf(kind)] : [])],
});

/** The MDX body: Markdown, and the elements that a text of this kind may use. */
const bodyOf = (kind: Kind): CmsField => ({
  name: "body",
  label: "Text",
  widget: "richtext",
  hint: "Starts with ##: the title stands above.",
  buttons: [
    "bold",
    "italic",
    "link",
    "heading-two",
    "heading-three",
    "bulleted-list",
    "numbered-list",
  ],
  editor_components: bodyComponents({ withFigures: kind.figures === true }),
  allow_nested_components: false,
  linked_images: false,
  use_emoji_autocomplete: false,
});
