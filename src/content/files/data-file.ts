import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type DataTable, readDataTable } from "../charts/data-table";
import { fileProblem, type Problem } from "../model/problem";
import { nameProblem } from "../model/names";

/** A CSV file beside a report: the one source of its charts, their tables and the download. */
export interface DataFile {
  /** Path below `content/`. */
  readonly path: string;
  readonly name: string;
  readonly table: DataTable;
  readonly problems: readonly Problem[];
}

/** Parses a CSV file. Never throws: what is wrong stands in `problems`. */
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

/** The tables of all CSV files in a folder, by name of the file. */
export function tablesIn(folder: string): Map<string, DataTable> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".csv"));
  return new Map(
    names.map((name) => [name, readDataTable(readFileSync(join(folder, name), "utf8")).table]),
  );
}

/** The text of a file, and what is wrong when its bytes are not UTF-8. */
export function decodeText(path: string, bytes: Buffer): { text: string; problem?: Problem } {
  const text = bytes.toString("utf8");
  if (isUtf8(bytes)) return { text };
  // What cannot be decoded becomes U+FFFD, whose bytes are others than those of the file.
  const wrong = Buffer.from(text).findIndex((byte, index) => byte !== bytes[index]);
  const lines = bytes.subarray(0, wrong).toString("utf8").split("\n");
  const hex = (bytes[wrong] ?? 0).toString(16).toUpperCase();
  const problem = {
    file: path,
    line: lines.length,
    column: (lines.at(-1) ?? "").length + 1,
    field: "",
    message: `is not UTF-8 text: byte ${wrong + 1} is ${hex}; save the file with the encoding UTF-8`,
  };
  return { text, problem };
}
