import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Creates a temporary folder for a test file, and removes it after the last test. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    read: (file: string) => readFileSync(join(folder, file), "utf8"),
    /** Writes a file, and creates its folders if needed. Returns the file's path. */
    write: (file: string, content: string | Buffer) => {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return path;
    },
  };
}
