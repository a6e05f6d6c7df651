import { join, posix } from "node:path";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import GithubSlugger from "github-slugger";
import { stringify } from "yaml";
import { type ContentFile, parseContentFile } from "../files/content-file";
import { draftsIn } from "../files/drafts";
import { hasBody, isSingle, type Kind } from "../model/kind";
import { kinds } from "../model/kinds";
import { fieldsOf, valueOf } from "./sample-values";
import { type Field, shapeOf } from "../model/shape";

/** What editors may call for, by the word that they type. */
export const newKinds: ReadonlyMap<string, Kind> = new Map(
  kinds
    .filter((kind) => !isSingle(kind) && "draft" in kind.shape.fields)
    .map((kind) => [kind.type.toLowerCase(), kind]),
);

/**
 * Writes a new item that passes the check: a draft whose fields say what belongs there.
 *
 * @param content - The folder of content.
 * @param today - YYYY-MM-DD.
 * @returns The paths below the folder.
 * @throws Error when the title makes no address, or an item of this name exists.
 */
export function newContent(content: string, kind: Kind, title: string, today: string): string[] {
  const slug = slugFor(title);
  if (slug === "") throw new Error(`"${title}" has no letter or digit to make an address of`);
  const path = kind.path.replace("{slug}", slug);
  const folder = posix.dirname(path);
  const taken = hasBody(kind) ? folder : path;
  if (existsSync(join(content, taken))) {
    throw new Error(`content/${taken} exists already; choose another title`);
  }
  const template = hasBody(kind) ? readTemplate(content, kind) : undefined;
  const fields = {
    draft: true,
    ...sampleOf(content, kind),
    ...template?.data,
    ...titled(content, kind, title, today),
  };
  const yaml = stringify(fields, { lineWidth: 0 });
  if (template === undefined) {
    writeFileSync(join(content, path), yaml);
    return [path];
  }
  cpSync(join(content, posix.dirname(template.path)), join(content, folder), { recursive: true });
  writeFileSync(join(content, path), `---\n${yaml}---\n${template.body?.text ?? ""}`);
  return readdirSync(join(content, folder)).map((name) => posix.join(folder, name));
}

/** The item that is copied for a new one with a text. */
function readTemplate(content: string, kind: Kind): ContentFile {
  const path = kind.path.replace("{slug}", "_template");
  return parseContentFile(path, kind, "_template", readFileSync(join(content, path), "utf8"));
}

/** The address that a title makes: lower-case words of letters and digits, joined by hyphens. */
function slugFor(title: string): string {
  const plain = title.normalize("NFKD").replace(/[^\p{L}\p{N}\s-]/gu, "");
  return new GithubSlugger()
    .slug(plain)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/**
 * The fields that name an item, date it and put it behind the others.
 *
 * @throws Error when the title is longer than they allow.
 */
function titled(content: string, kind: Kind, title: string, today: string) {
  const orders = itemsOf(content, kind).map(({ order }) => Number(order));
  const known = new Map<string, unknown>([
    ["title", title],
    ["name", title],
    ["date", today],
    ["order", Math.max(0, ...orders.filter(Number.isFinite)) + 1],
  ]);
  const { fields } = shapeOf(kind.shape);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = known.get(name);
      const max = field.type === "text" ? field.max : undefined;
      if (typeof value === "string" && max !== undefined && value.length > max) {
        throw new Error(`"${title}" has ${title.length} characters, ${max} are allowed`);
      }
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Values that the fields of a kind allow; for references, an item that is there. */
function sampleOf(content: string, kind: Kind): Record<string, unknown> {
  const sample = (field: Field, name: string): unknown => {
    return field.type === "reference"
      ? publishedOf(content, field.to)
      : valueOf(field, name, sample);
  };
  return fieldsOf(shapeOf(kind.shape), sample);
}

/** The fields of all items of a kind, drafts too. */
function itemsOf(content: string, kind: Kind): Record<string, unknown>[] {
  return slugsIn(content, kind).flatMap((slug) => {
    const path = kind.path.replace("{slug}", slug);
    const text = readFileSync(join(content, path), "utf8");
    const { data } = parseContentFile(path, kind, slug, text);
    return data === undefined ? [] : [data];
  });
}

/** The first item of a type that is published. */
function publishedOf(content: string, type: string): string {
  const kind = kinds.find((candidate) => candidate.type === type);
  const drafts = draftsIn(content);
  const slugs = kind === undefined ? [] : slugsIn(content, kind);
  return slugs.find((slug) => !drafts.includes(kind?.path.replace("{slug}", slug) ?? "")) ?? "";
}

/** The slugs of a kind, but of templates. */
function slugsIn(content: string, kind: Kind): string[] {
  const [before = "", after = ""] = kind.path.split("{slug}");
  const folder = join(content, before);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => (after.startsWith("/") ? name : name.replace(after, "")))
    .filter(
      (slug) => !slug.startsWith("_") && existsSync(join(content, `${before}${slug}${after}`)),
    )
    .sort();
}
