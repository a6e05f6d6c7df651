import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type InferType } from "yup";
import { parse } from "yaml";
import { redirects, redirectsShape } from "./redirects";

/** An address that leads on to another one. */
export type Redirect = InferType<typeof redirectsShape>["redirects"][number];

/**
 * The redirects of the site, in the order of their file; none when the folder has no such file.
 *
 * @param folder - The folder of content.
 * @throws ValidationError when the file is not what the content check allows.
 */
export function readRedirects(folder: string): readonly Redirect[] {
  const file = join(folder, redirects.path);
  if (!existsSync(file)) return [];
  return redirectsShape.validateSync(parse(readFileSync(file, "utf8")), { strict: true }).redirects;
}
