import { type CSSObject } from "@emotion/react";
import { border, color, font, fontSize, media, size, space } from "./tokens";

export const visuallyHidden = {
  position: "absolute",
  width: size.hairline,
  height: size.hairline,
  margin: `-${size.hairline}`,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} satisfies CSSObject;

/** Heading of a tab panel. With scripts, it's visually hidden, because the tab shows the same text. */
export const panelHeading = {
  marginBlock: `${space.l} ${space.m}`,
  "[data-panel] &": visuallyHidden,
} satisfies CSSObject;

/** Hides an element if scripts don't run. The element keeps its space, so that nothing moves when they start. */
export const needsScripts = { ":root:not([data-scripts]) &": { visibility: "hidden" } } satisfies CSSObject;

export const label = {
  fontFamily: font.label,
  fontSize: fontSize.label,
  lineHeight: 1.5,
  // Overrides the negative letter spacing of headings.
  letterSpacing: "normal",
  color: color.muted,
} satisfies CSSObject;

export const copyBox = {
  padding: space.m,
  backgroundColor: color.bar,
  fontFamily: font.label,
  fontSize: fontSize.small,
  whiteSpace: "pre-wrap",
} satisfies CSSObject;

export const lead = {
  maxWidth: size.measure,
  fontSize: fontSize.lead,
  lineHeight: 1.45,
  color: color.muted,
  textWrap: "balance",
  "& > span": { display: "inline-block" },
} satisfies CSSObject;

export const tabularNumbers = {
  fontFamily: font.display,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums lining-nums",
  letterSpacing: "-0.02em",
  lineHeight: 1,
} satisfies CSSObject;

/**
 * Makes a number fit into part of the nearest ancestor that has `containerType: "inline-size"`. A character of the
 * headline font is 0.56em wide on average.
 *
 * @param part - Part of the ancestor's width, in percent.
 */
export const fitNumber = (text: string, largest: string, part: number) => [
  // For browsers without container units, such as Chromium before 105.
  "2.5rem",
  `min(${largest}, ${(part / (0.56 * text.length)).toFixed(2)}cqi)`,
];

/** Prints an element's background color. Chromium before 136 needs the `-webkit-` prefix. */
export const printedColors = {
  WebkitPrintColorAdjust: "exact",
  printColorAdjust: "exact",
} satisfies CSSObject;

/** In forced-colors mode, both colors are system colors, so the browser doesn't have to replace them. */
export const filled = (surface: string, text: string): CSSObject => ({
  backgroundColor: surface,
  color: text,
  forcedColorAdjust: "none",
  ...printedColors,
});

export const stack = (gap: string) => ({ display: "grid", alignContent: "start", gap });

/** Lines up an element's children with the children of neighboring elements. */
export const inParentRows = (rows: string) =>
  ({ display: "grid", gridRow: rows, gridTemplateRows: "subgrid" }) satisfies CSSObject;

export const row = (gap: string): CSSObject => ({ display: "flex", flexWrap: "wrap", gap });

/** Removes the top line of the next section. Use it for an element that ends in a full-width line. */
export const endsInLine = { "& + section > div > div": { borderTop: 0 } } satisfies CSSObject;

/** Columns of equal width in windows that match the media query `from`. */
export const columns = (count: number, from: string = media.medium, gap?: string) => ({
  [from]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, gap },
});

/** Two columns in wide windows. `left` and `right` are their widths in twelfths. */
export const twoColumns = (left: number, right: number, columnGap?: string) => ({
  [media.wide]: { gridTemplateColumns: `minmax(0, ${left}fr) minmax(0, ${right}fr)`, columnGap },
});

/** Three columns in wide windows. Several parts of a page share them, so that their text lines up. */
export const thirds = {
  [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: space.xxl },
} satisfies CSSObject;

export const twoThirds = { [media.wide]: { gridColumn: "span 2" } } satisfies CSSObject;

export const touchTarget = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
} satisfies CSSObject;

/** A sheet of accounting paper. `margin` is the distance from the left edge to the double red line. */
export const ledgerSheet = (margin: string): CSSObject => ({
  position: "relative",
  borderBlock: border.strong,
  backgroundColor: color.surface,
  "&::before": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: margin,
    width: "5px",
    borderInline: `${size.hairline} solid ${color.danger}`,
    opacity: 0.55,
    pointerEvents: "none",
  },
});

/** The double line below a total in accounting. */
export const doubleRule = `6px double ${color.ink}`;

/** Tints every other line, as on accounting paper. `height` is the height of a line. */
export const ledgerLines = (height: string): CSSObject => ({
  backgroundImage: `repeating-linear-gradient(transparent 0 ${height}, ${color.bar} 0 calc(2 * ${height}))`,
});

/** Extends the last part of a page down to the footer. */
export const reachingFooter: CSSObject = {
  marginBlockEnd: `calc(-1 * ${space.section})`,
  [media.phone]: { marginBlockEnd: `-${size.aboveFooter}` },
  [media.print]: { marginBlockEnd: 0 },
};

/** A slanted stroke before a list item. The larger the text, the thicker the stroke. */
export const slash = {
  content: '""',
  position: "absolute",
  insetInlineStart: space.xxs,
  insetBlockStart: "0.3em",
  height: "1em",
  borderInlineStart: `0.15em solid ${color.accent}`,
  transform: "rotate(14deg)",
} satisfies CSSObject;

/** Makes a link clickable anywhere in its nearest positioned ancestor, which gets the focus ring. */
export const fullSizeTarget = {
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": { outline: `${size.line} solid ${color.accent}`, outlineOffset: "3px" },
} satisfies CSSObject;
