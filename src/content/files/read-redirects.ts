import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { array, type InferType, object } from "yup";
import { parse } from "yaml";
import { redirectShape, redirects } from "../model/kinds/redirects";

type Redirect = InferType<typeof redirectShape>;

const shape = object({ redirects: array(redirectShape) }).required();

/**
 * The redirects of the site, in the order of their file; none when the folder has no such file.
 *
 * @param folder - The folder of content.
 * @throws ValidationError when the file is not what the content check allows.
 */
export function readRedirects(folder: string): readonly Redirect[] {
  const file = join(folder, redirects.path);
  if (!existsSync(file)) return [];
  return shape.validateSync(parse(readFileSync(file, "utf8")), { strict: true }).redirects ?? [];
}
