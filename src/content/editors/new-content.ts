import { join, posix } from "node:path";
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import GithubSlugger from "github-slugger";
import { stringify } from "yaml";
import { isTaken } from "../check/link-rules";
import { entriesOf, readContent, templateOf } from "../files/read-content";
import { isSingleton, type Kind } from "../model/kind";
import { kinds } from "../model/kinds";
import { shapeOf } from "../model/shape";

/** What editors may call for, by the word that they type. */
export const newKinds: ReadonlyMap<string, Kind> = new Map(
  kinds
    .filter((kind) => !isSingleton(kind) && "draft" in kind.shape.fields)
    .map((kind) => [kind.type.toLowerCase(), kind]),
);

/**
 * Writes a new item that passes the check: a draft copied from the template of its kind.
 *
 * @param content - The folder of content.
 * @param today - YYYY-MM-DD.
 * @returns The paths below the folder.
 * @throws Error when the title makes no address or one in use, the item exists, or the template is missing.
 */
export function newContent(content: string, kind: Kind, title: string, today: string): string[] {
  const slug = slugFor(title);
  if (slug === "") throw new Error(`"${title}" has no letter or digit to make an address of`);
  const path = kind.path.replace("{slug}", slug);
  const item = itemOf(path);
  if (existsSync(join(content, item))) {
    throw new Error(`content/${item} exists already; choose another title`);
  }
  const route = kind.route?.(slug, {});
  if (route !== undefined && isTaken(route, readContent(content).files)) {
    throw new Error(`The address ${route} is in use already; choose another title`);
  }
  const template = templateOf(content, kind);
  if (template === undefined) {
    const missing = kind.path.replace("{slug}", "_template");
    throw new Error(`content/${missing} is missing, which a new item is copied from`);
  }
  const fields = { draft: true, ...template.data, ...titled(content, kind, title, today) };
  mkdirSync(join(content, posix.dirname(path)), { recursive: true });
  cpSync(join(content, itemOf(template.path)), join(content, item), { recursive: true });
  const yaml = stringify(fields, { lineWidth: 0 });
  const text = template.body ? `---\n${yaml}---\n${template.body.text}` : yaml;
  writeFileSync(join(content, path), text);
  if (item === path) return [path];
  return readdirSync(join(content, item)).map((name) => posix.join(item, name));
}

/** The folder of an item that has one, or its file. */
const itemOf = (path: string): string => path.replace(/\/index\.mdx$/, "");

/** Letters that Unicode does not take apart into one of a to z and a mark. */
const plainLetters = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", þ: "th", ð: "d" };

/** The address that a title makes: lower-case words of letters and digits, joined by hyphens. */
function slugFor(title: string): string {
  const letters = Object.entries(plainLetters).reduce(
    (text, [letter, plain]) => text.replaceAll(letter, plain),
    title.toLowerCase(),
  );
  const plain = letters.normalize("NFKD").replace(/[^\p{L}\p{N}\s-]/gu, "");
  return new GithubSlugger()
    .slug(plain)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/**
 * The fields that name an item, date it, put it behind the others, and refer to one that is there.
 *
 * @throws Error when the title is longer than they allow.
 */
function titled(content: string, kind: Kind, title: string, today: string) {
  const orders = entriesOf(kind, content, true).map(({ data }) => Number(data["order"] ?? 0));
  const order = Math.max(0, ...orders) + 1;
  const known = new Map(Object.entries({ title, name: title, date: today, order }));
  return Object.fromEntries(
    Object.entries(shapeOf(kind.shape).fields).flatMap(([name, field]) => {
      const isNeeded = field.type === "reference" && !field.optional;
      const value = isNeeded ? firstOf(field.to, content) : known.get(name);
      if (
        field.type === "text" &&
        field.max !== undefined &&
        String(value ?? "").length > field.max
      ) {
        throw new Error(`"${title}" has ${title.length} characters, ${field.max} are allowed`);
      }
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const firstOf = (type: string, content: string): string | undefined =>
  kinds.filter((kind) => kind.type === type).flatMap((kind) => entriesOf(kind, content, false))[0]
    ?.slug;
