import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { type FigureWords } from "../charts/report-figures";
import { isRecord } from "../model/record";
import { researchPage } from "../model/kinds/research-page";

let read: { readonly text: string; readonly words: FigureWords } | undefined;

/** The words of charts, from the file of the research page. Parsed again only when it changed. */
export function figureWords(): FigureWords {
  const text = readFileSync(resolve("content", researchPage.path), "utf8");
  if (read?.text !== text) read = { text, words: wordsIn(parse(text)) };
  return read.words;
}

function wordsIn(page: unknown): FigureWords {
  const figures = isRecord(page) && isRecord(page["figures"]) ? page["figures"] : {};
  const word = (name: string) => String(figures[name] ?? "");
  return { table: word("table"), download: word("download"), source: word("source") };
}
