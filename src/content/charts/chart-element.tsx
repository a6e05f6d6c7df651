/** @jsxImportSource react */
import { useContext } from "react";
import { ChartDataContext, type ChartKind } from "./chart-data";
import { drawChart } from "./draw-chart";

interface ChartProps {
  /** Name of a CSV file in the report's folder. */
  readonly data: string;
  readonly title: string;
  readonly source: string;
  readonly unit?: string;
  /** Replaces the generated sentence for people who can't see the chart. */
  readonly description?: string;
}

/**
 * Returns the component that draws a chart of one kind in an MDX body.
 *
 * @throws Error while rendering, if the report's folder has no CSV file with the name in `data`.
 */
export const chartElement = (kind: ChartKind) =>
  function ChartElement({ data, ...captions }: ChartProps) {
    const { tables, folder, labels, order = [] } = useContext(ChartDataContext);
    const table = tables.get(data);
    if (table === undefined) {
      throw new Error(`A body uses the missing CSV file ${data}. Run npm run check:content to find it.`);
    }
    const number = order.indexOf(data) + 1;
    return drawChart(kind, { ...captions, number, table, file: `${folder}/${data}`, labels });
  };
