import { type CSSObject } from "@emotion/react";
import { label, stack } from "../styles/mixins";
import { space } from "../styles/tokens";

/** A report's small chart. `chart` is trusted HTML from `content/charts/key-chart`. */
export const KeyChart = ({ chart }: { chart: string }) =>
  chart !== "" && <div css={chartStyles} dangerouslySetInnerHTML={{ __html: chart }} />;

interface ReportSample {
  readonly sample: string;
  readonly keyFigure: { readonly value: string };
}

/** Whether a report's key figure only counts what was studied, such as `300+` of `300+ companies`. */
export const isSampleSize = ({ sample, keyFigure }: ReportSample): boolean =>
  sample.startsWith(keyFigure.value);

const chartStyles = {
  ...stack(space.xs),
  p: { ...label, display: "flex", justifyContent: "space-between", gap: space.m },
} satisfies CSSObject;
