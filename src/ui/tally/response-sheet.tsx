import { type CSSObject } from "@emotion/react";
import { label, ledgerLines, ledgerSheet, tabularNumbers } from "../../styles/mixins";
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

const line = "var(--line)";
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

/** The strokes and the text are on the lines of the paper. The first line stays empty. */
const responseSheet = {
  ...ledgerSheet(sheetMargin),
  ...ledgerLines(line),
  "--line": "1.25rem",
  "--tally-height": "min(1.875rem, 8vw)",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space.m,
  paddingBlockStart: line,
  paddingInline: `${sheetIndent} ${space.s}`,
  "& h2, & p, & p > span": { lineHeight: line },
  [media.narrow]: { "& h2": { marginBlockEnd: line } },
  [media.medium]: {
    "--line": "2.25rem",
    "--tally-height": `calc(2 * ${line})`,
    gridColumn: "1 / -1",
    columnGap: space.xxl,
  },
  [media.wide]: { "--line": "clamp(2.25rem, 0.5rem + 2.25vw, 2.75rem)" },
} satisfies CSSObject;

const strokesStyles = { display: "grid", gridTemplateColumns: tallyWidth, alignContent: "start" };

const inCell = { gridArea: "1 / 1" };

const numeral = {
  gridArea: "1 / 1",
  alignSelf: "end",
  justifySelf: "end",
  fontSize: `calc(0.9 * ${tallyHeight})`,
  color: color.accent,
};

const responseText = {
  fontSize: fontSize.small,
  [media.medium]: { fontSize: fontSize.text },
} satisfies CSSObject;

const responseTimeStyles = {
  color: color.ink,
  [media.medium]: { display: "block", fontFamily: font.display, fontSize: fontSize.h3 },
} satisfies CSSObject;
