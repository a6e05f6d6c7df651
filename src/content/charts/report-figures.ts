import { createContext, useContext } from "react";
import { type DataTable } from "./data-table";

/**
 * CSV data and shared labels for the charts in an MDX body. `tables` maps the name of each CSV file in the
 * body's folder to the file's data.
 */
export interface ReportFigures {
  readonly tables: ReadonlyMap<string, DataTable>;
  /** URL path of the folder that visitors download the CSV files from. */
  readonly folder: string;
  /** Labels that all charts share. `{file}` in `download` is replaced with the name of the CSV file. */
  readonly words: Readonly<Record<"table" | "download" | "source", string>>;
}

/** Empty data for MDX bodies without CSV files, such as legal pages. */
export const noFigures: ReportFigures = {
  tables: new Map(),
  folder: "",
  words: { table: "", download: "", source: "" },
};

/** React context that passes the CSV data of a report to the charts in the report's body. */
export const ReportFiguresContext = createContext(noFigures);

/**
 * Returns the data of the CSV file called `name`, along with the labels and the download folder for charts.
 *
 * @throws Error if the report's folder has no CSV file with this name.
 */
export function useTable(name: string): ReportFigures & { readonly table: DataTable } {
  const figures = useContext(ReportFiguresContext);
  const table = figures.tables.get(name);
  if (table === undefined) {
    throw new Error(`No file ${name} beside the report; npm run check:content says where`);
  }
  return { ...figures, table };
}
