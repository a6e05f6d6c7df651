import { keyframes } from "@emotion/react";
import { label as labelStyle, tabularNumbers } from "../../styles/mixins";
import { border, color, fontSize, media, size, space } from "../../styles/tokens";
import { groupSize, handDrawnGroups } from "./hand-drawn";

export function LedgerSheet({ count, value, label, legend }: Queries.StatFragment) {
  return (
    <figure css={sheetStyles}>
      {handDrawnGroups(count).map(({ upright, across }) => (
        <svg key={upright} aria-hidden viewBox={`0 0 ${groupSize.width} ${groupSize.height}`}>
          <path d={upright} stroke={color.ink} />
          <path d={across} stroke={color.accent} />
        </svg>
      ))}
      <figcaption css={captionStyles}>
        <strong css={valueStyles}>{value}</strong>
        <span css={{ fontWeight: 600 }}>{label}</span>
        <span css={{ ...labelStyle, textWrap: "balance" }}>{legend}</span>
      </figcaption>
    </figure>
  );
}

const drawStroke = keyframes({ from: { strokeDashoffset: groupSize.width } });

const sheetStyles = {
  "--stripe": "calc(100% / 7)",
  position: "relative",
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  alignItems: "center",
  gap: space.s,
  // Except in wide windows, the sheet is a strip as wide as the window.
  marginInline: `calc(-1 * ${size.gutter})`,
  padding: `${space.s} ${size.gutter} ${space.s} calc(${size.gutter} + ${space.m})`,
  borderBlockStart: border.strong,
  // An odd number of stripes, so that the first and the last stripe have the same color.
  background: `repeating-linear-gradient(${color.bar} 0 var(--stripe), ${color.surface} 0 calc(2 * var(--stripe)))`,
  // The two margin lines of ledger paper.
  "&::before": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: size.gutter,
    width: space.xxs,
    borderInline: `${size.hairline} solid ${color.danger}`,
  },
  "& path": {
    fill: "none",
    strokeWidth: 4.5,
    strokeLinecap: "round",
    strokeDasharray: groupSize.width,
    "@media (prefers-reduced-motion: no-preference)": { animation: `${drawStroke} 200ms ease-out backwards` },
  },
  [media.wide]: {
    "--stripe": "calc(100% / 13)",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: `${space.l} ${space.xl}`,
    marginInline: 0,
    borderBlockEnd: border.strong,
    padding: `${space.xl} ${space.xl} ${space.xl} 5rem`,
    "&::before": { insetInlineStart: space.xxl },
    "& path": { strokeWidth: 3.25 },
  },
} as const;

const captionStyles = {
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "center",
  columnGap: space.s,
  // Wide enough for a short number in any font, so that the text beside it doesn't move when the font loads.
  "& > strong": { gridRow: "span 2", minWidth: "1.75em" },
  [media.wide]: {
    gridColumn: "auto",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > strong": { gridRow: "auto", minWidth: 0 },
  },
} as const;

const valueStyles = {
  ...tabularNumbers,
  fontSize: fontSize.total,
  // In a ledger, a double underline marks a number as a total.
  [media.wide]: {
    justifySelf: "start",
    marginBlockEnd: space.xs,
    borderBlockEnd: `${space.xxs} double ${color.ink}`,
  },
} as const;
