import { createContext } from "react";
import { type DataTable } from "./data-table";

/** `{file}` in `download` is replaced with a file's name, and `{percent}` in `less` with a number. */
export type ChartLabels = Readonly<Record<"table" | "download" | "source" | "less" | "illustration", string>>;

/** What a drawing depends on. `less` labels the gap between a bar and a longer first one. */
export interface DrawingInput {
  readonly table: DataTable;
  readonly title: string;
  readonly unit: string;
  readonly less: string;
}

/** Data and labels for the charts in an MDX body. */
export interface ChartData {
  /** The CSV files in the body's folder, by name. */
  readonly tables: ReadonlyMap<string, DataTable>;
  /** URL path of the folder that visitors download the CSV files from. */
  readonly folder: string;
  readonly labels: ChartLabels;
}

/** Chart data for an MDX body without CSV files, such as a legal page. */
export const noChartData: ChartData = {
  tables: new Map(),
  folder: "",
  labels: { table: "", download: "", source: "", less: "", illustration: "" },
};

export const ChartDataContext = createContext(noChartData);
