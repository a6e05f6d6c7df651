import { type CSSObject } from "@emotion/react";
import { color, font, fontSize, media, size, space } from "./tokens";

/** Hides content visually but keeps it available to screen readers. */
export const visuallyHidden = {
  position: "absolute",
  width: size.hairline,
  height: size.hairline,
  margin: `-${size.hairline}`,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} satisfies CSSObject;

/** Heading of a tab panel. Once scripts run, the heading is visually hidden, because the tab shows the same words. */
export const panelHeading = {
  marginBlock: `${space.l} ${space.m}`,
  '[data-panel] &, [role="tabpanel"] &': visuallyHidden,
} satisfies CSSObject;

/** Style of labels, dates and categories. The monospace font looks like typewritten notes in a ledger's margin. */
export const label = {
  fontFamily: font.label,
  fontSize: fontSize.label,
  lineHeight: 1.5,
  letterSpacing: "0.02em",
  color: color.muted,
} satisfies CSSObject;

export const lead = {
  maxWidth: size.measure,
  fontSize: fontSize.lead,
  lineHeight: 1.45,
  color: color.muted,
} satisfies CSSObject;

/** Large numbers. All digits have the same width, so that numbers line up in columns. */
export const figures = {
  fontFamily: font.display,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums lining-nums",
  letterSpacing: "-0.02em",
  lineHeight: 1,
} satisfies CSSObject;

/** Makes browsers print an element's background color. Chromium before 136 needs the prefixed property. */
export const printed = {
  WebkitPrintColorAdjust: "exact",
  printColorAdjust: "exact",
} satisfies CSSObject;

/**
 * Text on a strong background color, which is also printed. In forced-colors mode, browsers put a solid backplate
 * behind text to keep it readable. This mixin turns the backplate off, because both colors are system colors in that
 * mode (`color-schemes.ts`) and the text is readable without a backplate.
 */
export const filled = (surface: string, text: string): CSSObject => ({
  backgroundColor: surface,
  color: text,
  forcedColorAdjust: "none",
  ...printed,
});

/** Stacks items vertically, starting at the top. */
export const stack = (gap: string) => ({ display: "grid", alignContent: "start", gap });

/** Places items side by side and wraps them onto more lines if necessary. */
export const row = (gap: string): CSSObject => ({ display: "flex", flexWrap: "wrap", gap });

/** Divides a grid into columns of equal width in windows that match the media query `from`. */
export const columns = (count: number, from: string = media.medium, gap?: string) => ({
  [from]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, gap },
});

/** Divides a grid into two columns in wide windows. `left` and `right` are the columns' widths in twelfths. */
export const split = (left: number, right: number, columnGap?: string) => ({
  [media.wide]: { gridTemplateColumns: `minmax(0, ${left}fr) minmax(0, ${right}fr)`, columnGap },
});

/** Makes a link tall enough to tap with a thumb, and centers its text vertically. */
export const target = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
} satisfies CSSObject;
