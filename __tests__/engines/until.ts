import { setTimeout as pause } from "node:timers/promises";

/** Ends a hang; nothing is measured by it. */
const patience = 10_000;

/**
 * Looks again and again until there is something to be seen, and gives it. Looking may fail meanwhile: a
 * page that is left can say nothing.
 *
 * @throws Error which names `what`, and what was seen or failed last.
 */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
): Promise<T> {
  const end = performance.now() + patience;
  let last: unknown;
  while (performance.now() < end) {
    try {
      const seen = await look();
      if (seen !== undefined && seen !== false) return seen;
      last = seen;
    } catch (error) {
      last = error;
    }
    await pause(20);
  }
  throw new Error(`Waited in vain: ${what} (last: ${String(last)})`);
}
