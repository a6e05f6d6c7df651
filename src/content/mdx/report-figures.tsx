import { graphql } from "gatsby";
import { type ReactNode } from "react";
import { FiguresContext } from "../charts/figures-context";
import { type Figure, figureKinds } from "../model/figure";

export const fragment = graphql`
  fragment Figures on Report {
    path
    figures {
      ...Figure
    }
  }

  fragment Figure on ReportFigures {
    id
    kind
    title
    unit
    source
    description
    rows {
      name
      value
      measure
      unit
      basis
    }
  }
`;

interface ReportFiguresProps {
  readonly report: Queries.FiguresFragment;
  /** The report's text. `<Figure id="…" />` in it shows one of the figures. */
  readonly children: ReactNode;
}

export const ReportFigures = ({ report: { path, figures }, children }: ReportFiguresProps) => (
  <FiguresContext value={{ path, figures: figures.map(readFigure) }}>{children}</FiguresContext>
);

/** GraphQL has null for missing values, and its type for `kind` is any text. */
const readFigure = ({ unit, description, rows, ...figure }: Queries.FigureFragment): Figure => ({
  ...figure,
  kind: figureKinds.find((kind) => kind === figure.kind) ?? "table",
  unit: unit ?? undefined,
  description: description ?? undefined,
  rows: rows.map((row) => ({
    ...row,
    measure: row.measure ?? undefined,
    unit: row.unit ?? undefined,
    basis: row.basis ?? undefined,
  })),
});
