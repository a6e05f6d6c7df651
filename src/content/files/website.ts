import { organisation } from "../model/kinds/organisation";
import { entriesOf } from "./read-content";

/** The address of the site as content says it. A build without one ends with the content check. */
export const website = (folder?: string): string =>
  entriesOf(organisation, folder)[0]?.data.website ?? "https://site.invalid";
