import { graphql } from "gatsby";
import { type ReactNode } from "react";
import { FiguresContext } from "../content/charts/figures-context";
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
  <FiguresContext value={{ path, figures: figures.flatMap((figure) => readFigure(figure) ?? []) }}>
    <LongText contents={contents}>{children}</LongText>
  </FiguresContext>
);

/** GraphQL has null for missing values, and its type for `kind` is any text. */
function readFigure({ unit, description, rows, ...figure }: Queries.FigureFragment): Figure | undefined {
  const kind = figureKinds.find((each) => each === figure.kind);
  if (kind === undefined) return undefined;
  return {
    ...figure,
    kind,
    unit: unit ?? undefined,
    description: description ?? undefined,
    rows: rows.map((row) => ({
      ...row,
      measure: row.measure ?? undefined,
      unit: row.unit ?? undefined,
      basis: row.basis ?? undefined,
    })),
  };
}
