import { createHash, randomUUID } from "node:crypto";
import { type ContactValues } from "../forms/contact";
import { type Store, windowMs } from "./store";

/**
 * Returns a message's id. Requests with the same id count as the same message, which is emailed once:
 * - Requests with the same content and the same `requestId` get the same id.
 * - A JSON request without a `requestId` always gets a new id.
 * - Native form posts can't send a `requestId`, but visitors may press the button twice or reload the result page. So
 *   a form post gets the same id as an earlier post if both have the same content and the earlier post arrived in the
 *   current or previous quarter of an hour.
 */
export async function messageId(
  contact: ContactValues,
  requestId: unknown,
  isForm: boolean,
  store: Store,
): Promise<string> {
  if (typeof requestId === "string" && requestId !== "") return digest(contact, requestId);
  if (!isForm) return digest(contact, randomUUID());
  const slot = Math.floor(Date.now() / windowMs);
  const previous = digest(contact, String(slot - 1));
  return (await store.wasSent(previous)) ? previous : digest(contact, String(slot));
}

const digest = (contact: ContactValues, requestId: string): string =>
  createHash("sha256")
    .update(JSON.stringify([requestId, contact]))
    .digest("hex")
    .slice(0, 32);
