import { join, posix } from "node:path";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { stringify } from "yaml";
import { isTaken } from "../check/link-rules";
import { readEntries, readContent, readTemplate } from "../files/read-content";
import { isSingleton, type Kind } from "../model/kind";
import { kinds } from "../model/kinds";

/** Maps the names that `npm run new` accepts, such as `report`, to kinds of content. */
export const newKinds: ReadonlyMap<string, Kind> = new Map(
  kinds
    .filter((kind) => !isSingleton(kind) && "draft" in kind.shape.fields)
    .map((kind) => [kind.type.toLowerCase(), kind]),
);

/** Creates a valid draft from a kind's template. Returns the new file's path, relative to `content`. */
export function newContent(content: string, kind: Kind, title: string, today: string): string {
  const slug = slugFor(title);
  if (slug === "") throw new Error(`"${title}" needs a letter or digit for its address`);
  const path = kind.path.replace("{slug}", slug);
  // If the item's file is named `index.mdx`, the item is its folder.
  const item = path.replace(/\/index\.mdx$/, "");
  if (existsSync(join(content, item))) {
    throw new Error(`content/${item} already exists; choose another title`);
  }
  const route = kind.route?.(slug, {});
  if (route !== undefined && isTaken(route, readContent(content).files)) {
    throw new Error(`The address ${route} is already in use; choose another title`);
  }
  const template = readTemplate(content, kind);
  if (template === undefined) {
    const missing = kind.path.replace("{slug}", "_template");
    throw new Error(`content/${missing} is missing, but new items are copied from it`);
  }
  const fields = { draft: true, ...template.data, ...readNewFields(content, kind, title, today) };
  mkdirSync(join(content, posix.dirname(path)), { recursive: true });
  const yaml = stringify(fields, { lineWidth: 0 });
  const text = template.body ? `---\n${yaml}---\n${template.body.text}` : yaml;
  writeFileSync(join(content, path), text);
  return path;
}

/** Letters that Unicode normalization (NFKD) can't split into a base letter and a diacritic. */
const plainLetters = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", þ: "th", ð: "d" };

function slugFor(title: string): string {
  let text = title.normalize("NFKD").toLowerCase();
  for (const [letter, plain] of Object.entries(plainLetters)) text = text.replaceAll(letter, plain);
  return text
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Sets required references to the first published item, because the item that the template refers to may no
 * longer exist.
 */
function readNewFields(content: string, kind: Kind, title: string, today: string) {
  const orders = readEntries(kind, content, true).map(({ data }) => Number(data["order"] ?? 0));
  const order = Math.max(0, ...orders) + 1;
  const known = new Map<string, unknown>(Object.entries({ title, name: title, date: today, order }));
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(kind.shape.fields)) {
    const isNeeded = field.type === "reference" && !field.optional;
    const value = isNeeded ? readFirstSlug(field.to, content) : known.get(name);
    if (value === undefined) continue;
    values[name] = value;
    if (field.type === "text" && field.max !== undefined && title.length > field.max) {
      throw new Error(`"${title}" has ${title.length} characters, but at most ${field.max} are allowed`);
    }
  }
  return values;
}

const readFirstSlug = (type: string, content: string): string | undefined =>
  kinds.filter((kind) => kind.type === type).flatMap((kind) => readEntries(kind, content, false))[0]?.slug;
