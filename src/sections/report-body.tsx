import { graphql } from "gatsby";
import { type ReactNode } from "react";
import { FiguresContext } from "../content/charts/figures-context";
import { figureStyles } from "../content/mdx/component-styles";
import { type Figure, figureKinds } from "../content/model/figure";
import { LongText } from "./long-text";

export const fragment = graphql`
  fragment ReportBody on Report {
    path
    contents {
      id
      title
    }
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

interface ReportBodyProps {
  readonly report: Queries.ReportBodyFragment;
  readonly children: ReactNode;
}

/** Shows a report's text. `<Figure id="…" />` in the text shows one of its figures. */
export const ReportBody = ({ report: { path, contents, figures }, children }: ReportBodyProps) => (
  <FiguresContext value={{ path, figures: figures.map(readFigure) }}>
    <LongText contents={contents} componentStyles={figureStyles}>
      {children}
    </LongText>
  </FiguresContext>
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
