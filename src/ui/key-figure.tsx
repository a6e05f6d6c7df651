import { type CSSObject } from "@emotion/react";
import { fitNumber, inParentRows, stack, tabularNumbers } from "../styles/mixins";
import { fontSize, media, space } from "../styles/tokens";
import { KeyChart } from "./key-chart";

interface KeyFigureProps {
  readonly report: Queries.ReportFigureFragment;
  /** Shows the figure in a very large font and, in wide windows, beside its chart. */
  readonly isLead?: boolean | undefined;
}

export const KeyFigure = ({ report: { keyFigure, keyChart }, isLead = false }: KeyFigureProps) => (
  <div css={[stack(space.m), aboveGate, isLead ? leadLayout : { [media.medium]: inParentRows("span 2") }]}>
    <p css={figureStyles}>
      <b
        css={{
          ...tabularNumbers,
          fontSize: fitNumber(keyFigure.value, fontSize[isLead ? "leadFigure" : "keyFigure"], 100),
        }}
      >
        {keyFigure.value}
      </b>
      <span>{keyFigure.label}</span>
    </p>
    <KeyChart chart={keyChart} />
  </div>
);

/** Puts the name of a lane's gate above the gate. The lane continues to the right of the gate. */
const aboveGate = { ".gate": { paddingInlineEnd: "7%" } } satisfies CSSObject;

const figureStyles = {
  containerType: "inline-size",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "last baseline",
  gap: `${space.xs} ${space.s}`,
  lineHeight: 1.25,
  b: { letterSpacing: "-0.03em", lineHeight: 0.85 },
  span: { flex: "1 1 8rem", maxWidth: "20ch", textWrap: "balance" },
} satisfies CSSObject;

const leadLayout = {
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    columnGap: space.xxl,
    alignItems: "end",
  },
} satisfies CSSObject;
