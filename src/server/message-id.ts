import { createHash, randomUUID } from "node:crypto";
import { type ContactValues } from "../forms/contact";
import { type Fields } from "./parse-fields";
import { type MediaType } from "./read-request";
import { type Store, windowMs } from "./store";

/**
 * Returns a message's id, which identifies repeated requests for the same message. A script's request without a
 * `requestId` always counts as a new message. Native form posts can't send a `requestId`, but visitors may press the
 * button twice or reload the result page. So the same content posted again within the current or previous
 * quarter-hour slot counts as the same message.
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

const digest = (contact: ContactValues, requestId: string): string =>
  createHash("sha256")
    .update(JSON.stringify([requestId, contact]))
    .digest("hex")
    .slice(0, 32);
