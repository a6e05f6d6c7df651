import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type DataTable, readDataTable } from "../charts/data-table";
import { fileProblem, type Problem } from "../model/problem";
import { isPublished } from "../model/kinds";
import { nameProblem } from "../model/names";
import { findUnsafeCharacter } from "../model/unsafe-character";

/**
 * A CSV file in a report's folder. The report's charts and data tables show this file, and visitors can
 * download it.
 */
export interface DataFile {
  /** Path below `content/`. */
  readonly path: string;
  readonly name: string;
  readonly table: DataTable;
  readonly problems: readonly Problem[];
}

/** Parses a CSV file. Never throws for invalid CSV. Errors go in `problems`. */
export function parseDataFile(path: string, bytes: Buffer): DataFile {
  const { text, problem } = decodeText(path, bytes);
  const { table, problems } = readDataTable(text);
  const name = posix.basename(path);
  const atFile: Problem[] = problem
    ? [problem]
    : problems.map((wrong) => ({ file: path, ...wrong }));
  const message = nameProblem(posix.basename(path, ".csv"));
  if (message !== undefined) atFile.push(fileProblem(path, message));
  return { path, name, table, problems: atFile };
}

/**
 * Reads all CSV files in a folder except those whose names start with `_` or `.`. Returns a map from file
 * name to data.
 */
export function readTables(folder: string): Map<string, DataTable> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".csv") && isPublished(name));
  return new Map(
    names.map((name) => [name, readDataTable(readFileSync(join(folder, name), "utf8")).table]),
  );
}

const mergeConflict =
  "contains a merge conflict: keep one of the two versions, and remove the lines that start with <<<<<<<, ======= and >>>>>>>";

/** Decodes a UTF-8 file. Reports invalid bytes, merge conflicts, and characters that would break a page or the feed. */
export function decodeText(path: string, bytes: Buffer): { text: string; problem?: Problem } {
  const text = bytes.toString("utf8");
  const problemBehind = (before: string, message: string) => {
    const lines = before.split("\n");
    const column = (lines.at(-1) ?? "").length + 1;
    return { text, problem: { file: path, line: lines.length, column, field: "", message } };
  };
  if (isUtf8(bytes)) {
    const conflict = /^(<{7}|>{7}) /m.exec(text);
    if (conflict !== null) return problemBehind(text.slice(0, conflict.index), mergeConflict);
    const unsafe = findUnsafeCharacter(text);
    return unsafe === undefined
      ? { text }
      : problemBehind(text.slice(0, unsafe.index), unsafe.message);
  }
  // Decoding replaced invalid bytes with U+FFFD. If the text is encoded again, the first byte that differs
  // from the file is the first invalid one.
  const wrong = Buffer.from(text).findIndex((byte, index) => byte !== bytes[index]);
  return problemBehind(
    bytes.subarray(0, wrong).toString("utf8"),
    `isn't UTF-8 text: byte ${wrong + 1} is ${(bytes[wrong] ?? 0).toString(16).toUpperCase()}; save the file with the encoding UTF-8`,
  );
}
