import { type Figure, type FigureRow } from "../../src/content/model/figure";

type Row = Pick<FigureRow, "name" | "value"> & Partial<FigureRow>;

/** Returns a valid figure for tests that don't read content files. */
export const exampleFigure = ({
  rows = [
    { name: "Mobile", value: 68 },
    { name: "Desktop", value: 32 },
  ],
  ...given
}: Partial<Omit<Figure, "rows">> & { readonly rows?: readonly Row[] } = {}): Figure => ({
  id: "devices",
  kind: "tally",
  title: "Mobile leads",
  unit: "% by device",
  source: "A study. 100 − 68 = 32",
  description: undefined,
  ...given,
  rows: rows.map((row) => ({ measure: undefined, unit: undefined, basis: undefined, ...row })),
});
