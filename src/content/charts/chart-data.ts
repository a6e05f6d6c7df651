import { createContext, useContext } from "react";
import { type DataTable } from "./data-table";

/** Data and labels for the charts in an MDX body. */
export interface ChartData {
  /** The CSV files in the body's folder, by name. */
  readonly tables: ReadonlyMap<string, DataTable>;
  /** URL path of the folder that visitors download the CSV files from. */
  readonly folder: string;
  /** `{file}` in `download` is replaced with the name of the CSV file. */
  readonly labels: Readonly<Record<"table" | "download" | "source" | "illustration", string>>;
}

/** Chart data for an MDX body without CSV files, such as a legal page. */
export const noChartData: ChartData = {
  tables: new Map(),
  folder: "",
  labels: { table: "", download: "", source: "", illustration: "" },
};

export const ChartDataContext = createContext(noChartData);

/** @throws Error if the report's folder has no CSV file with this name. */
export function useTable(name: string): ChartData & { readonly table: DataTable } {
  const data = useContext(ChartDataContext);
  const table = data.tables.get(name);
  if (table === undefined) {
    throw new Error(`A body uses the missing CSV file ${name}. Run npm run check:content to find it.`);
  }
  return { ...data, table };
}
