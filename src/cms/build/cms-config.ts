import { type CmsConfig, type EntryCollection, type Field as CmsField } from "@sveltia/cms";
import { favicons } from "../../addresses";
import { componentSchemas } from "../../content/mdx/component-schema";
import { cmsFields, type Defaults, titleOf } from "./cms-fields";
import { guidePath } from "./cms-page";
import { hasBody, isSingleton, type Kind } from "../../content/model/kind";
import { type CmsBackend } from "./cms-backend";
import { namePattern, nameWords } from "../../content/model/names";
import { pictureFolder } from "../../content/model/picture-path";

type Templates = (kind: Kind) => Defaults | undefined;

/** Hides templates from editors. A template's title starts with an underscore. */
const publicTitles = "^[^_]";

/** `templates` returns the values in a content kind's template. */
export function cmsConfig(
  kinds: readonly Kind[],
  { backend, publishMode }: Pick<CmsBackend, "backend" | "publishMode">,
  templates: Templates,
): CmsConfig {
  return {
    backend,
    publish_mode: publishMode,
    load_config_file: false,
    app_title: "CMS",
    logo: { src: favicons.svg },
    media_folder: "content/images",
    public_folder: pictureFolder,
    media_libraries: {
      // The content check refuses file names such as `Team@2x.PNG`.
      default: { config: { slugify_filename: true } },
      // The site has no rights to stock photos, and the page's security policy blocks their hosts.
      stock_assets: false,
    },
    show_preview_links: true,
    // The CMS's own preview is off, because `npm run develop` shows changes on the site itself.
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
    reorder: has("order"),
    folder: `content/${folder}`,
    path: `{{slug}}${name.replace(/\.\w+$/, "")}`,
    extension: hasBody(kind) ? "mdx" : "yaml",
    identifier_field: title,
    filter: { field: title, pattern: publicTitles },
    slug: {
      template: `{{${title}}}`,
      editable: ["create"],
      hint: `Name of the file and part of the address: ${nameWords}.`,
      pattern: [namePattern.source, `Use ${nameWords}, such as first-name.`],
    },
  };
}

/** `draft` has no default, because the CMS also applies defaults to existing items that lack the field. */
const defaultsOf = ({ shape, prefilled = [] }: Kind, template: Defaults = {}): Defaults => ({
  ...Object.fromEntries(prefilled.map((field) => [field, template[field]])),
  ...("date" in shape.fields && { date: "{{now}}" }),
});

/** A picture uploaded to an item gets a relative path. A media library picture gets a path in `/images`. */
const common = (kind: Kind, defaults: Defaults) => ({
  name: kind.type,
  label: kind.label,
  format: hasBody(kind) ? ("yaml-frontmatter" as const) : ("yaml" as const),
  media_folder: "/content/images",
  preview_path: previewPath(kind),
  public_folder: `${"../".repeat(kind.path.split("/").length - 1)}images`,
  fields: [
    ...cmsFields(kind.shape, defaults).filter(({ name }) => name !== "order"),
    ...(hasBody(kind) ? [body] : []),
  ],
});

/**
 * Returns a template for the address of an item's preview. A service's `path` field overrides the address.
 * The `default` filter can't add an empty text, or text together with `{{slug}}`. So the template adds a `.`,
 * which the CMS removes.
 */
function previewPath({ route, shownAt = "/", shape }: Kind): string {
  const address = route?.("{{slug}}", {}) ?? shownAt;
  if (!("path" in shape.fields)) return address;
  const folder = address.replace("{{slug}}", "");
  return `{{path | ternary('', '${folder}') | default('.')}}{{path | default('{{slug}}')}}`;
}

const elements = [...componentSchemas.keys()].map((name) => `\`<${name}>\``).join(", ");

/** A plain text field, because the CMS's rich text editor changes text that it doesn't understand. */
const body: CmsField = {
  name: "body",
  label: "Text",
  widget: "text",
  hint:
    "Markdown, with headings of level 2 and 3. " +
    `[The guide](${guidePath}#elements-for-reports) shows how to use these elements: ${elements}.`,
  use_emoji_autocomplete: false,
};
