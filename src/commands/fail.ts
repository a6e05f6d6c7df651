/** Prints a problem. The command then ends with exit code 1, but only after its other work is done. */
export function fail(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
