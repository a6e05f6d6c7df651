import { readEntries } from "../../content/files/read-content";
import { writeIfChanged } from "../../files";
import { service } from "../../content/model/kinds/service";

/** Git ignores this file, because builds generate it from content. */
const file = "src/forms/service-options.json";

export const serviceOptions = (folder?: string, withHidden?: boolean) =>
  readEntries(service, folder, withHidden)
    .sort((one, other) => one.data.order - other.data.order || one.slug.localeCompare(other.slug))
    .map(({ slug, data }) => ({ value: slug, label: data.name }));

export function writeServiceOptions(path = file, content?: string): void {
  writeIfChanged(path, `${JSON.stringify(serviceOptions(content), null, 2)}\n`);
}
