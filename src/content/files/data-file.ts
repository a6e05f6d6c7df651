import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type DataTable, readDataTable } from "../charts/data-table";
import { fileProblem, type Problem } from "../model/problem";
import { isPublished } from "../model/kinds";
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

/** The tables of all published CSV files in a folder, by name of the file. */
export function tablesIn(folder: string): Map<string, DataTable> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".csv") && isPublished(name));
  return new Map(
    names.map((name) => [name, readDataTable(readFileSync(join(folder, name), "utf8")).table]),
  );
}

/** The text of a file, and what is wrong when it is not UTF-8 or has control characters, which no XML may hold. */
export function decodeText(path: string, bytes: Buffer): { text: string; problem?: Problem } {
  const text = bytes.toString("utf8");
  const problemBehind = (before: string, message: string) => {
    const lines = before.split("\n");
    const column = (lines.at(-1) ?? "").length + 1;
    return { text, problem: { file: path, line: lines.length, column, field: "", message } };
  };
  const hex = (code = 0) => code.toString(16).toUpperCase();
  if (isUtf8(bytes)) {
    const [control] = /(?![\t\n\r])\p{Cc}/u.exec(text) ?? [];
    if (control === undefined) return { text };
    const name = `U+${hex(control.charCodeAt(0)).padStart(4, "0")}`;
    const [before = ""] = text.split(control);
    return problemBehind(before, `has the invisible character ${name}: remove it`);
  }
  // What cannot be decoded becomes U+FFFD, whose bytes are others than those of the file.
  const wrong = Buffer.from(text).findIndex((byte, index) => byte !== bytes[index]);
  return problemBehind(
    bytes.subarray(0, wrong).toString("utf8"),
    `is not UTF-8 text: byte ${wrong + 1} is ${hex(bytes[wrong])}; save the file with the encoding UTF-8`,
  );
}
