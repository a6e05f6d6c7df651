/** How many are inside, and who waits, first come first. */
export interface Gate {
  active: number;
  readonly waiting: Set<() => void>;
}

/** Those who wait hold their message in memory, so their number has an end, too. */
const maxWaiting = 1000;

/**
 * Does the work as soon as fewer than `limit` others are at theirs; gives `undefined`, the work
 * undone, when `patienceMs` is over before.
 */
export async function throughGate<Result>(
  gate: Gate,
  limit: number,
  patienceMs: number,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (gate.active < limit) gate.active += 1;
  else if (!(await placeHandedOver(gate, patienceMs))) return undefined;
  try {
    return await work();
  } finally {
    const [next] = gate.waiting;
    if (next === undefined) gate.active -= 1;
    else next();
  }
}

/** Waits for one who leaves; the place stays taken in between. */
function placeHandedOver(gate: Gate, patienceMs: number): Promise<boolean> {
  if (gate.waiting.size >= maxWaiting) return Promise.resolve(false);
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(false), patienceMs);
    const enter = () => settle(true);
    function settle(entered: boolean) {
      clearTimeout(timer);
      gate.waiting.delete(enter);
      resolve(entered);
    }
    gate.waiting.add(enter);
  });
}
