import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { label, stack } from "../styles/mixins";
import { space } from "../styles/tokens";

export const fragment = graphql`
  fragment ReportFigure on Report {
    path
    sample
    keyFigure {
      value
      label
    }
    keyChart
  }
`;

/** A report's small chart. `chart` is trusted HTML from `content/charts/key-chart`. */
export const KeyChart = ({ chart }: { chart: string }) =>
  chart !== "" && <div css={chartStyles} dangerouslySetInnerHTML={{ __html: chart }} />;

/** Whether a report's key figure only counts what was studied, such as `300+` of `300+ companies`. */
export const isSampleSize = ({ sample, keyFigure }: Queries.ReportFigureFragment): boolean =>
  sample.startsWith(keyFigure.value);

const chartStyles = {
  ...stack(space.xs),
  p: { ...label, display: "flex", justifyContent: "space-between", gap: space.m },
} satisfies CSSObject;
