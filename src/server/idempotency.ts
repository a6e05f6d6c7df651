import { type Delivery } from "./send-mail";

/** A message that is being sent or was sent. */
export interface SentMessage {
  readonly delivery: Promise<Delivery>;
  readonly until: number;
}

const lifetimeMs = 15 * 60_000;
const maxKeys = 20_000;

/** Sends a message once: another request with the same key gets the result of the first. */
export function sendOnce(
  sent: Map<string, SentMessage>,
  key: string,
  send: () => Promise<Delivery>,
  now = performance.now(),
): Promise<Delivery> {
  for (const [old, { until }] of sent) {
    if (until > now && sent.size < maxKeys) break;
    sent.delete(old);
  }
  const known = sent.get(key);
  if (known !== undefined) return known.delivery;
  const entry: SentMessage = { delivery: send(), until: now + lifetimeMs };
  sent.set(key, entry);
  /** A failure is forgotten, so that the next attempt sends. */
  const forget = () => {
    if (sent.get(key) === entry) sent.delete(key);
  };
  entry.delivery.then((delivery) => {
    if (!delivery.delivered) forget();
  }, forget);
  return entry.delivery;
}
