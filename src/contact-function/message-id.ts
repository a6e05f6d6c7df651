import { createHash, randomUUID } from "node:crypto";
import { type ContactValues } from "../forms/contact";
import { windowMs } from "../forms/rate-limiter";
import { type Store } from "./store";

/**
 * Returns the id of a message, which is emailed once. Native form posts have no `requestId`, but visitors may
 * submit twice or reload the result page, so the same content in the current or previous quarter-hour is the
 * same message.
 */
export async function messageId(
  contact: ContactValues,
  requestId: unknown,
  isForm: boolean,
  store: Store,
): Promise<string> {
  if (typeof requestId === "string" && requestId !== "") return hashMessage(contact, requestId);
  if (!isForm) return hashMessage(contact, randomUUID());
  const slot = Math.floor(Date.now() / windowMs);
  const previous = hashMessage(contact, String(slot - 1));
  return (await store.wasSent(previous)) ? previous : hashMessage(contact, String(slot));
}

const hashMessage = (contact: ContactValues, requestId: string): string =>
  createHash("sha256")
    .update(JSON.stringify([requestId, contact]))
    .digest("hex")
    .slice(0, 32);
