import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseContentFile } from "./content-file";
import { isDraft, showsDrafts } from "./drafts";
import { slugOf } from "../model/kind";
import { isPublished } from "../model/kinds";
import { service } from "../model/kinds/service";

/** What the contact form and the function read. Made from content, so it is not in the repository. */
export const serviceOptionsFile = "src/forms/service-options.json";

/**
 * The services as options of the contact form, in their order. What is wrong in a file is the content
 * check's to report.
 *
 * @param content - The folder of content.
 */
export function serviceOptions(content: string, withDrafts = showsDrafts()): { readonly value: string; readonly label: string }[] {
  const folder = join(content, "services");
  return readdirSync(folder)
    .map((name) => ({ name, slug: slugOf(service, `services/${name}`) }))
    .flatMap(({ name, slug }) => {
      if (slug === undefined || !isPublished(name)) return [];
      const text = readFileSync(join(folder, name), "utf8");
      const { data = {} } = parseContentFile(name, service, slug, text);
      if (isDraft(data) && !withDrafts) return [];
      return [{ order: Number(data["order"]), value: slug, label: String(data["name"] ?? slug) }];
    })
    .sort((one, other) => one.order - other.order || one.value.localeCompare(other.value))
    .map(({ value, label }) => ({ value, label }));
}

/** Writes the options of the contact form, unless they stand there already. */
export function writeServiceOptions(): void {
  const text = `${JSON.stringify(serviceOptions("content"), null, 2)}\n`;
  const known = existsSync(serviceOptionsFile) ? readFileSync(serviceOptionsFile, "utf8") : "";
  if (known !== text) writeFileSync(serviceOptionsFile, text);
}
