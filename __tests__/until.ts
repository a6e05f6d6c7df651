import { setTimeout as pause } from "node:timers/promises";

/** Maximum time that `until` waits, in ms. Shorter than a test's time limit, so that an error names the check. */
const patience = 30_000;

/** Repeats a check that may throw an error, for example while the browser loads another page. */
export async function until<T>(name: string, check: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = performance.now() + patience;
  let last: unknown;
  while (performance.now() < end) {
    try {
      const result = await check();
      if (result !== undefined && result !== false && result !== null) return result;
      last = result;
    } catch (error) {
      last = error;
    }
    await pause(20);
  }
  throw new Error(`Waited in vain: ${name} (last: ${String(last)})`);
}
