import { createContext } from "react";
import { type DataTable } from "./data-table";

export const chartKinds = ["BarChart", "ShareBar", "Hundred", "Benchmarks"] as const;

export type ChartKind = (typeof chartKinds)[number];

/** Patterns for the sentences that describe charts. `research-page.ts` explains their placeholders. */
type SentencePatterns = Readonly<
  Record<"ahead" | "pair" | "range" | "index" | "benchmarks" | "single" | "properNames", string>
>;

/** Labels for charts. The drawing code fills in the placeholders `{number}` and `{percent}`. */
export type ChartLabels = Readonly<
  Record<"figure" | "table" | "use" | "copyLink" | "embed" | "source" | "less" | "illustration", string>
> & { readonly sentences: SentencePatterns };

/**
 * Data and labels for drawing one chart. `less` is the label pattern for a bar that is shorter than the first
 * bar.
 */
export interface DrawingInput {
  readonly table: DataTable;
  /** Sentence that describes the drawing to people who use a screen reader. */
  readonly description: string;
  readonly unit: string;
  readonly less: string;
}

/** Colors of a drawing. Pages use CSS variables, and downloadable pictures use the light color scheme. */
export type ChartColors = Readonly<Record<"accent" | "bar" | "ink" | "muted", string>>;

export interface ChartData {
  /** Maps the name of each CSV file in the report's folder to the file's data. */
  readonly tables: ReadonlyMap<string, DataTable>;
  /** URL path of the folder that visitors download the CSV files from. */
  readonly folder: string;
  readonly labels: ChartLabels;
  /** Names of the CSV files in the order of their charts. The first chart is Figure 1. */
  readonly order?: readonly (string | undefined)[];
}

export const figureId = (csvName: string): string => `figure-${csvName.replace(/\.csv$/, "")}`;

/** Chart data for an MDX body without CSV files, such as the body of a legal page. */
export const noChartData: ChartData = {
  tables: new Map(),
  folder: "",
  labels: {
    figure: "",
    table: "",
    use: "",
    copyLink: "",
    embed: "",
    source: "",
    less: "",
    illustration: "",
    sentences: { ahead: "", pair: "", range: "", index: "", benchmarks: "", single: "", properNames: "" },
  },
};

export const ChartDataContext = createContext(noChartData);
