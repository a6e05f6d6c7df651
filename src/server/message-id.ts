import { createHash, randomUUID } from "node:crypto";
import { type ContactValues } from "../forms/contact";
import { type Fields } from "./parse-fields";
import { type MediaType } from "./read-request";
import { type Store, windowMs } from "./store";

/**
 * Names a message. A request without an id is a message of its own, except for a native form, which can't send an id.
 * If the same form is posted again, because its button was pressed twice or the answer was reloaded, it's the same
 * message within the current and the previous quarter of an hour.
 */
export async function messageId(
  contact: ContactValues,
  { requestId }: Fields,
  type: MediaType,
  store: Store,
): Promise<string> {
  if (typeof requestId === "string" && requestId !== "") return digest(contact, requestId);
  if (type !== "form") return digest(contact, randomUUID());
  const slot = Math.floor(Date.now() / windowMs);
  const previous = digest(contact, String(slot - 1));
  return (await store.knows(previous)) ? previous : digest(contact, String(slot));
}

/** The same for the same content under the same request id. */
const digest = (contact: ContactValues, requestId: string): string =>
  createHash("sha256")
    .update(JSON.stringify([requestId, contact]))
    .digest("hex")
    .slice(0, 32);
