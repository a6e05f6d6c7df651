import { type CmsConfig, type EntryCollection, type Field as CmsField } from "@sveltia/cms";
import { bodyComponents } from "../browser/editor-components";
import { cmsFields, type Defaults, titleOf } from "./cms-fields";
import { hasBody, isSingleton, type Kind } from "../../content/model/kind";
import { namePattern, nameWords } from "../../content/model/names";
import { pictureFolder } from "../../content/model/picture-path";

type Templates = (kind: Kind) => Defaults | undefined;

/** Pattern for the titles of listed items. Hides templates, whose titles start with an underscore. */
const listed = "^[^_]";

/**
 * Creates the CMS configuration from the content model. Content kinds with many files, such as services, appear as a
 * list of items. Content kinds with one file, such as the home page, appear as a form.
 *
 * @param templates - Function that returns the field values in the template for new items, if there is a template.
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
    // Turn off stock photos. The page's Content Security Policy blocks their hosts, and the site has no rights to them.
    media_libraries: { stock_assets: false },
    show_preview_links: false,
    // Turn off the preview pane. Editors can preview changes on the site itself with `npm run develop`.
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
    // Let editors drag items to change their order. New items come last.
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

/**
 * Returns the initial field values of new items. New items are drafts with today's date. Fields that rarely change get
 * the values from the template.
 */
const defaultsOf = ({ shape, prefilled = [] }: Kind, template: Defaults = {}): Defaults => ({
  ...Object.fromEntries(prefilled.map((field) => [field, template[field]])),
  ...("draft" in shape.fields && { draft: true }),
  ...("date" in shape.fields && { date: "{{now}}" }),
});

/**
 * Returns the settings that content kinds with many files and those with one file have in common. With these settings,
 * content files refer to an uploaded picture by a relative path such as `../images/office.jpg`. Pictures from the media
 * library keep a path such as `/images/office.jpg`.
 */
const common = (kind: Kind, defaults: Defaults) => ({
  name: kind.type,
  label: kind.label,
  // `src/cms/browser/start.ts` registers these two custom formats.
  format: hasBody(kind) ? "content-mdx" : "content-yaml",
  media_folder: "/content/images",
  public_folder: `${"../".repeat(kind.path.split("/").length - 1)}images`,
  fields: [
    ...cmsFields(kind.shape, defaults).filter(({ name }) => name !== "order"),
    ...(hasBody(kind) ? [bodyOf(kind)] : []),
  ],
});

/** Returns the rich text field for the MDX body. Charts are available if this kind of content can have CSV files. */
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
  editor_components: bodyComponents({ withFigures: kind.hasData === true }),
  allow_nested_components: false,
  linked_images: false,
  use_emoji_autocomplete: false,
});
