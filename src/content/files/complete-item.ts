import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ContentFile } from "./content-file";
import { dataOf, readContentFile } from "./read-content";
import { kinds } from "../model/kinds";
import { picturePath } from "../model/picture-path";
import { valuesIn } from "../model/field";

/**
 * Returns whether all pictures and items that a file refers to exist, and so on for those items. A missing
 * one would break a page's query, because GraphQL declares required values as non-null. The content check
 * allows missing ones only in drafts.
 */
export function hasAllReferences(folder: string, file: ContentFile): boolean {
  return valuesIn(file.kind.shape, file.data).every(({ value, field }) => {
    if (typeof value !== "string") return true;
    if (field.type === "picture") return existsSync(join(folder, picturePath(value, file.path)));
    if (field.type !== "reference") return true;
    const kind = kinds.find(({ type }) => type === field.to);
    const path = kind?.path.replace("{slug}", value);
    if (kind === undefined || path === undefined || !existsSync(join(folder, path))) return false;
    const item = readContentFile(folder, path, { kind, slug: value });
    return dataOf(kind, item) !== undefined && hasAllReferences(folder, item);
  });
}
