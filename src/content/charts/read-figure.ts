import { type ChartData, chartKinds, type DrawingInput, type ChartKind, figureId } from "./chart-data";
import { figureSentence } from "./figure-sentence";
import { keepFormulas } from "./format-number";

export interface Figure {
  readonly kind: ChartKind;
  readonly input: DrawingInput;
  readonly title: string;
  readonly source: string;
  readonly id: string;
  /** Address of the chart on its page, without the site's origin. */
  readonly address: string;
  /** Address of the CSV file, without its extension. */
  readonly file: string;
}

/** Returns `undefined` if the component isn't a chart or its CSV file doesn't exist. */
export function readFigure(
  name: string,
  props: Readonly<Record<string, string | undefined>>,
  { tables, folder, labels }: ChartData,
): Figure | undefined {
  const { data = "", title = "", unit = "", source = "", description } = props;
  const kind = chartKinds.find((each) => each === name);
  const table = tables.get(data);
  if (kind === undefined || table === undefined) return undefined;
  const sentence = figureSentence({ kind, table, unit, labels, description });
  const id = figureId(data);
  return {
    kind,
    input: { table, unit, description: sentence, less: labels.less },
    title,
    source: `${labels.source}: ${keepFormulas(source)}`,
    id,
    address: `${folder}#${id}`,
    file: `${folder}/${data.replace(/\.csv$/, "")}`,
  };
}
