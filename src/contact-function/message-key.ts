import { createHash, randomUUID } from "node:crypto";
import { type FormValues } from "../forms/form";
import { windowMs } from "../forms/rate-limiter";
import { type Store } from "./redis-store";

/**
 * Returns the message's key. Only one message with the same key is emailed. A native form post has no
 * `requestId`, so it gets the same key as an equal post in the same or the previous quarter-hour. If a visitor
 * submits twice or reloads the result page, only one email is sent. The key ignores `source`, which may differ
 * on a retry.
 */
export async function messageKey(
  contact: FormValues,
  requestId: unknown,
  isFormPost: boolean,
  { wasSent }: Store,
): Promise<string> {
  const keyFor = (unique: string): string => {
    const content = { ...contact, source: undefined };
    const hash = createHash("sha256").update(JSON.stringify([unique, content]));
    return hash.digest("hex").slice(0, 32);
  };
  if (typeof requestId === "string" && requestId !== "") return keyFor(requestId);
  if (!isFormPost) return keyFor(randomUUID());
  const slot = Math.floor(Date.now() / windowMs);
  const previous = keyFor(String(slot - 1));
  return (await wasSent(previous)) ? previous : keyFor(String(slot));
}

/** Without characters that look like others (such as 0 and O), and without vowels, which could form words. */
const receiptCharacters = "CDFGHJKMNPQRTVWXY2345789";

/** Returns a code such as `K7QM-4TXP`. Don't use it as a key: it's short, so two messages may share one. */
export function receiptNumber(key: string): string {
  let number = "";
  for (const byte of Buffer.from(key, "hex").subarray(0, 8)) {
    if (number.length === 4) number += "-";
    number += receiptCharacters.charAt(byte % receiptCharacters.length);
  }
  return number;
}
