import { type CSSObject } from "@emotion/react";
import { label, ledgerLines, ledgerSheet, stack, tabularNumbers } from "../../styles/mixins";
import { color, font, fontSize, media, space } from "../../styles/tokens";
import { HandTally, rowProportions } from "./hand-tally";

interface ResponseSheetProps {
  readonly heading: string;
  /** The beginning of a sentence that ends with the response time. */
  readonly text: string;
  readonly responseTime: string;
  readonly hours: string;
  readonly legend: string;
}

const tallyHeight = "var(--tally-height)";
const perRow = 3;
const tallyWidth = `calc(${tallyHeight} * ${rowProportions(perRow)})`;

/** Draws as many strokes as the number in the response time, such as 24 for "within 24 hours". */
export function ResponseSheet({ heading, text, responseTime, hours, legend }: ResponseSheetProps) {
  const count = Number(/\d+/.exec(responseTime)?.[0] ?? 0);
  const isLastRowFull = Math.ceil(count / 5) % perRow === 0;
  return (
    <li css={responseSheet}>
      <div css={strokesStyles}>
        <HandTally count={count} perRow={perRow} css={inCell} />
        {!isLastRowFull && (
          <span aria-hidden css={{ ...tabularNumbers, ...numeral }}>
            {count}
          </span>
        )}
        <p css={{ ...label, gridColumn: 1 }}>{legend}</p>
      </div>
      <div css={responseText}>
        <h2 css={{ fontSize: fontSize.h3 }}>{heading}</h2>
        <p css={{ color: color.muted }}>
          {text} <strong css={responseTimeStyles}>{responseTime}</strong>
          <span css={{ ...label, display: "block" }}>{hours}</span>
        </p>
      </div>
    </li>
  );
}

const sheetMargin = "clamp(0.75rem, 4vw, 3.25rem)";
const sheetIndent = `calc(${sheetMargin} + ${space.m})`;

const responseSheet = {
  ...ledgerSheet(sheetMargin),
  "--tally-height": "min(1.875rem, 8vw)",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  [media.medium]: { "--tally-height": "4.5rem", gridColumn: "1 / -1" },
  [media.wide]: { "--tally-height": "clamp(4.5rem, 1rem + 4.5vw, 5.5rem)" },
} satisfies CSSObject;

/** One line of the paper stays empty above the strokes. Each row of strokes covers two lines. */
const strokesStyles = {
  ...ledgerLines(`calc(${tallyHeight} / 2)`),
  display: "grid",
  gridTemplateColumns: tallyWidth,
  alignContent: "start",
  rowGap: space.xs,
  paddingBlock: `calc(${tallyHeight} / 2) ${space.xs}`,
  paddingInline: `${sheetIndent} ${space.s}`,
  [media.medium]: { paddingInlineEnd: space.l },
} satisfies CSSObject;

const inCell = { gridArea: "1 / 1" };

const numeral = {
  gridArea: "1 / 1",
  alignSelf: "end",
  justifySelf: "end",
  fontSize: `calc(0.9 * ${tallyHeight})`,
  color: color.accent,
};

const responseText = {
  ...stack(space.xxs),
  padding: space.s,
  fontSize: fontSize.small,
  [media.medium]: { alignContent: "center", padding: space.l, fontSize: fontSize.text },
} satisfies CSSObject;

const responseTimeStyles = {
  color: color.ink,
  [media.medium]: { display: "block", fontFamily: font.display, fontSize: fontSize.h3 },
} satisfies CSSObject;
