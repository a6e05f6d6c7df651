import { type ChildProcess } from "node:child_process";
import { once } from "node:events";

export function watch(child: ChildProcess) {
  const output = { text: "" };
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.on("data", (data) => (output.text += String(data)));
  /** Resolves with the exit code when the process has ended and all its output has arrived. */
  const exit = once(child, "close").then(([code]): number | null => code);
  return {
    child,
    output,
    exit,
    waitForOutput: async (expected: RegExp): Promise<string> => {
      for (;;) {
        const found = expected.exec(output.text)?.[0];
        if (found !== undefined) return found;
        if (child.exitCode !== null) throw new Error(`It ended:\n${output.text}`);
        const waiting = new AbortController();
        const more = streams.map((stream) => once(stream, "data", { signal: waiting.signal }));
        await Promise.race([...more, exit]);
        // Remove the listeners from both streams, even if only one of them has emitted data.
        waiting.abort();
      }
    },
    /** Waits for this many log lines about contact messages, and returns all such lines. */
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
