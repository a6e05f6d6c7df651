import { type Delivery } from "./delivery";

/** A message that is being sent or was sent. */
export interface Remembered {
  readonly delivery: Promise<Delivery>;
  readonly until: number;
}

const memoryMs = 15 * 60_000;
const maxKeys = 1000;

/** Sends a message once: whoever comes again with the same key gets the first one's result. */
export function deliverOnce(
  memory: Map<string, Remembered>,
  key: string,
  deliver: () => Promise<Delivery>,
): Promise<Delivery> {
  const now = performance.now();
  for (const [old, { until }] of memory) {
    if (until > now && memory.size < maxKeys) break;
    memory.delete(old);
  }
  const known = memory.get(key);
  if (known !== undefined) return known.delivery;
  const entry: Remembered = { delivery: deliver(), until: now + memoryMs };
  memory.set(key, entry);
  /** A failure is forgotten, so that the next attempt sends. */
  const forget = () => {
    if (memory.get(key) === entry) memory.delete(key);
  };
  entry.delivery.then((delivery) => {
    if (!delivery.delivered) forget();
  }, forget);
  return entry.delivery;
}
