/**
 * The room that V8 gives to new objects, in MB. With what it gives by itself, a large build spends more than a
 * tenth of its time in collecting them; with twice as much as here, hardly less.
 */
const youngObjectsMb = 32;

/**
 * The room for all other objects, in MB: what V8 gives on a machine of 8 GB. On a larger one it lets the heap grow up to
 * fourfold between two collections instead of twofold (V8, `MemoryController::MaxGrowingFactor`), and a build of
 * thousands of reports takes half a gigabyte more and hardly less time. A site that needs more says so in `NODE_OPTIONS`.
 */
const oldObjectsMb = 2000;

/**
 * Environment variables that hold the memory of Gatsby and of all its workers down.
 *
 * @param asked - The caller's environment: its `NODE_OPTIONS` come last and count, as does its `MALLOC_ARENA_MAX`.
 */
export const memorySettings = (asked: Readonly<Record<string, string | undefined>>) => ({
  NODE_OPTIONS: [
    `--max-semi-space-size=${youngObjectsMb}`,
    `--max-old-space-size=${oldObjectsMb}`,
    asked["NODE_OPTIONS"] ?? "",
  ]
    .join(" ")
    .trim(),
  // glibc keeps what is freed for each thread that had it, and images are drawn on several.
  MALLOC_ARENA_MAX: asked["MALLOC_ARENA_MAX"] ?? "2",
});
