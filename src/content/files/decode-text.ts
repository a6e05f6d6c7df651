import { isUtf8 } from "node:buffer";
import { type Problem } from "../model/problem";

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
