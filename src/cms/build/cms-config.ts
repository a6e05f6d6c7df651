import { type CmsConfig, type EntryCollection, type Field as CmsField } from "@sveltia/cms";
import { bodyComponents } from "../browser/editor-components";
import { cmsFields, type Defaults, titleOf } from "./cms-fields";
import { hasBody, isSingleton, type Kind } from "../../content/model/kind";
import { namePattern, nameWords } from "../../content/model/names";
import { pictureFolder } from "../../content/model/picture-path";
import { shapeOf } from "../../content/model/shape";

type Templates = (kind: Kind) => Defaults | undefined;

/** What is made to be copied has a title that begins with an underscore, and no place in a list. */
const listed = "^[^_]";

/**
 * The configuration of the CMS, derived from the shapes of all kinds: a list of items for
 * each kind with many files, a form for each with one.
 *
 * @param templates - The fields of the template of a kind, which new items start with.
 */
export function cmsConfig(
  kinds: readonly Kind[],
  backend: CmsConfig["backend"],
  templates: Templates,
): CmsConfig {
  return {
    backend,
    load_config_file: false,
    app_title: "CMS",
    logo: { src: "/favicon.svg" },
    media_folder: "content/images",
    public_folder: pictureFolder,
    // Its dialog would offer pictures of foreign hosts, which neither the page policy nor the rights allow.
    media_libraries: { stock_assets: false },
    show_preview_links: false,
    // The site itself, in `npm run develop`, shows what a text looks like.
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: kinds
      .filter((kind) => !isSingleton(kind))
      .map((kind) => collectionOf(kind, templates(kind))),
    singletons: kinds
      .filter(isSingleton)
      .map((kind) => ({ ...common(kind, {}), file: `content/${kind.path}` })),
  };
}

function collectionOf(kind: Kind, template: Defaults | undefined): EntryCollection {
  const [folder = "", name = ""] = kind.path.split("/{slug}");
  const title = titleOf(kind);
  const has = (field: string) => field in kind.shape.fields;
  return {
    ...common(kind, defaultsOf(kind, template)),
    ...(has("draft") && {
      summary: `{{${title}}}{{draft | ternary(' (draft)', '')}}`,
      view_filters: [{ label: "Drafts", field: "draft", pattern: true }],
    }),
    // People drag items into order, and a new one comes last.
    reorder: has("order"),
    folder: `content/${folder}`,
    path: `{{slug}}${name.replace(/\.\w+$/, "")}`,
    identifier_field: title,
    filter: { field: title, pattern: listed },
    slug: {
      template: `{{${title}}}`,
      editable: ["create"],
      hint: `Name of the file and part of the address: ${nameWords}.`,
      pattern: [namePattern.source, `This name is not ${nameWords}, such as first-name.`],
    },
  };
}

/** What new items start with: drafts of today, and what their template says in fields that are seldom changed. */
const defaultsOf = ({ shape, prefilled = [] }: Kind, template: Defaults = {}): Defaults => ({
  ...Object.fromEntries(prefilled.map((field) => [field, template[field]])),
  ...("draft" in shape.fields && { draft: true }),
  ...("date" in shape.fields && { date: "{{now}}" }),
});

/**
 * What the two have in common. A picture that is uploaded is named by its path from the file that shows it,
 * one from the library by the address of the folder of all pictures.
 */
const common = (kind: Kind, defaults: Defaults) => ({
  name: kind.type,
  label: kind.label,
  // `src/cms/browser/start.ts` registers the two.
  format: hasBody(kind) ? "content-mdx" : "content-yaml",
  media_folder: "/content/images",
  public_folder: `${"../".repeat(kind.path.split("/").length - 1)}images`,
  fields: [
    ...cmsFields(shapeOf(kind.shape), defaults).filter(({ name }) => name !== "order"),
    ...(hasBody(kind) ? [bodyOf(kind)] : []),
  ],
});

/** The MDX body: Markdown, and the elements that a text of this kind may use. */
const bodyOf = (kind: Kind): CmsField => ({
  name: "body",
  label: "Text",
  widget: "richtext",
  hint: "Its headings are of the second and third level, since the page's title is the first.",
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
