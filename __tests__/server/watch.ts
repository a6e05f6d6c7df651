import { type ChildProcess } from "node:child_process";
import { once } from "node:events";

/** A process, what it prints on both streams, and how it ends. */
export function watch(child: ChildProcess) {
  const output = { text: "" };
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.on("data", (data) => (output.text += String(data)));
  /** Its exit code, once it has ended and all that it printed is there. */
  const exit = once(child, "close").then(([code]): number | null => code);
  return {
    child,
    output,
    exit,
    /** What it prints of this, as soon as it does. */
    said: async (words: RegExp): Promise<string> => {
      for (;;) {
        const found = words.exec(output.text)?.[0];
        if (found !== undefined) return found;
        if (child.exitCode !== null) throw new Error(`It ended:\n${output.text}`);
        await Promise.race([...streams.map((stream) => once(stream, "data")), exit]);
      }
    },
    /** Lines of the function's log, once there are so many: they come by a pipe. */
    logged: async (count: number): Promise<readonly string[]> => {
      for (;;) {
        const lines = output.text.match(/\{"event":"contact".*\}(?=\n)/g) ?? [];
        if (lines.length >= count) return lines;
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    stop: async (signal: NodeJS.Signals = "SIGTERM") => {
      child.kill(signal);
      await exit;
    },
  };
}

export type Run = ReturnType<typeof watch>;
