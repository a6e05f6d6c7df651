import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder for the tests of one file, which goes after them. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    read: (file: string) => readFileSync(join(folder, file), "utf8"),
    /** Writes a file, also below a folder that is not there yet, and gives its path. */
    write: (file: string, content: string | Buffer) => {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return path;
    },
  };
}
