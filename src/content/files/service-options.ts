import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { entriesOf } from "./read-content";
import { service } from "../model/kinds/service";

/** What the contact form and the function read. Ignored by git: only content says which services there are. */
const file = "src/forms/service-options.json";

/** The services as options of the contact form, in their order. */
export const serviceOptions = (folder?: string, withDrafts?: boolean) =>
  entriesOf(service, folder, withDrafts)
    .sort((one, other) => one.data.order - other.data.order || one.slug.localeCompare(other.slug))
    .map(({ slug, data }) => ({ value: slug, label: data.name }));

/** Writes the options of the contact form, unless the file has them already. */
export function writeServiceOptions(path = file, content?: string): void {
  const text = `${JSON.stringify(serviceOptions(content), null, 2)}\n`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}
