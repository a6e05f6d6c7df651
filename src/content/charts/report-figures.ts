import { createContext, useContext } from "react";
import { type DataTable } from "./data-table";

/** What the elements of a body draw from: the CSV files beside it, by name. */
export interface ReportFigures {
  readonly tables: ReadonlyMap<string, DataTable>;
  /** The address below which the files can be downloaded. */
  readonly folder: string;
  /** Words that every chart of every report shares; in `download`, `{file}` stands for the name of the file. */
  readonly words: Readonly<Record<"table" | "download" | "source", string>>;
}

/** A body without CSV files, such as a legal text. */
export const noFigures: ReportFigures = {
  tables: new Map(),
  folder: "",
  words: { table: "", download: "", source: "" },
};

/** Hands the figures of a report to its elements. */
export const ReportFiguresContext = createContext(noFigures);

/**
 * The table that an element names, and what else it needs to show it.
 *
 * @throws Error when there is no such file.
 */
export function useTable(name: string): ReportFigures & { readonly table: DataTable } {
  const figures = useContext(ReportFiguresContext);
  const table = figures.tables.get(name);
  if (table === undefined) {
    throw new Error(`No file ${name} beside the report; npm run check:content says where`);
  }
  return { ...figures, table };
}
