import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type Body } from "./content-file";
import { type TreeStore } from "./keep-trees";

/** What a worker is given: texts to parse and to keep the trees of. */
export interface ParserTask {
  readonly bodies: readonly Body[];
  readonly store: TreeStore;
}

/** Fewer texts than this are parsed before a worker has started. */
const fewest = 20;

/** With the room that V8 gives to new objects by itself, a third of the time goes into collecting them. */
const youngObjectsMb = 64;

/**
 * Parses many bodies on all cores and keeps their trees. What a worker fails at is left: the check parses
 * what it finds no tree for.
 *
 * @param program - The file that workers run. It hands what it is given to `parseAhead`.
 */
export async function parseInWorkers(
  { bodies, store }: ParserTask,
  program: string,
): Promise<void> {
  const count = Math.min(availableParallelism(), Math.floor(bodies.length / fewest));
  const ends = Array.from({ length: count }, (_, worker) => {
    const task: ParserTask = { bodies: bodies.filter((_, at) => at % count === worker), store };
    const resourceLimits = { maxYoungGenerationSizeMb: youngObjectsMb };
    return once(new Worker(program, { workerData: task, resourceLimits }), "exit");
  });
  await Promise.allSettled(ends);
}
