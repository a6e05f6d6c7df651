import { label } from "../../styles/mixins";
import { groupStrokes, strokesFor } from "../../styles/tally";
import { space } from "../../styles/tokens";
import { TallyField } from "./tally-field";

interface SampleDrawingProps {
  readonly sample: string;
  readonly labels: {
    readonly illustrationLegend: string;
    readonly illustrationLegendByTens: string;
  };
}

interface Study {
  readonly sample: string;
  readonly keyFigure: { readonly value: string };
}

/** Some studies' key figure is their sample size, such as `350+` for `350+ campaigns`. */
export const leadsWithSample = ({ sample, keyFigure }: Study): boolean => sample.startsWith(keyFigure.value);

/** Draws a study's sample size, such as `200 sites`, as tally marks. */
export function SampleDrawing({ sample, labels }: SampleDrawingProps) {
  const { strokes, each } = groupStrokes(strokesFor(sample));
  if (strokes === 0) return null;
  const legend = each === 1 ? labels.illustrationLegend : labels.illustrationLegendByTens;
  return (
    <figure>
      <TallyField count={strokes} marks="large" />
      <figcaption css={{ ...label, marginBlockStart: space.xs }}>
        {legend.replace("{sample}", sample)}
      </figcaption>
    </figure>
  );
}
