import { isUtf8 } from "node:buffer";
import { findUnsafeCharacter } from "../model/invisible-characters";
import { type Problem } from "../model/problem";

const mergeConflict =
  "contains a merge conflict: keep one of the two versions, and remove the lines that start with <<<<<<<, ======= and >>>>>>>";

/** Reports invalid UTF-8, merge conflicts, and characters that would break a page or the Atom feed. */
export function decodeText(path: string, bytes: Buffer): { text: string; problem?: Problem } {
  const text = bytes.toString("utf8");
  const problemAfter = (before: string, message: string) => {
    const lines = before.split("\n");
    const column = (lines.at(-1) ?? "").length + 1;
    return { text, problem: { file: path, line: lines.length, column, field: "", message } };
  };
  if (isUtf8(bytes)) {
    const conflict = /^(<{7}|>{7}) /m.exec(text);
    if (conflict !== null) return problemAfter(text.slice(0, conflict.index), mergeConflict);
    const unsafe = findUnsafeCharacter(text);
    return unsafe === undefined ? { text } : problemAfter(text.slice(0, unsafe.index), unsafe.message);
  }
  // Decoding replaces invalid bytes with U+FFFD. Encode the text again to find the first byte that differs.
  const wrong = Buffer.from(text).findIndex((byte, index) => byte !== bytes[index]);
  const hexadecimal = (bytes[wrong] ?? 0).toString(16).toUpperCase();
  return problemAfter(
    bytes.subarray(0, wrong).toString("utf8"),
    `isn't UTF-8 text: byte ${wrong + 1} is ${hexadecimal}; save the file as UTF-8`,
  );
}
