/** @jsxImportSource react */
import { useContext } from "react";
import { ChartDataContext } from "./chart-data";
import { type ChartKind, drawChart } from "./draw-chart";

interface ChartProps {
  /** Name of a CSV file in the report's folder. */
  readonly data: string;
  readonly title: string;
  readonly source: string;
  readonly unit?: string;
}

/**
 * Returns the component that draws a chart of one kind in an MDX body.
 *
 * @throws Error while rendering, if the report's folder has no CSV file with the name in `data`.
 */
export const chartElement = (kind: ChartKind) =>
  function ChartElement({ data, title, source, unit }: ChartProps) {
    const { tables, folder, labels } = useContext(ChartDataContext);
    const table = tables.get(data);
    if (table === undefined) {
      throw new Error(`A body uses the missing CSV file ${data}. Run npm run check:content to find it.`);
    }
    return drawChart(kind, { table, title, source, unit, file: `${folder}/${data}`, labels });
  };
