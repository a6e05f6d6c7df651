import { type CSSObject } from "@emotion/react";
import { color, font, fontSize, media, size, space } from "./tokens";

/** Content for screen readers only. */
export const visuallyHidden = {
  position: "absolute",
  width: size.hairline,
  height: size.hairline,
  margin: `-${size.hairline}`,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} satisfies CSSObject;

/** The heading of a tab's panel, seen without scripts only: else the tab says the same to those who see. */
export const panelHeading = {
  marginBlock: `${space.l} ${space.m}`,
  '[data-panel] &, [role="tabpanel"] &': visuallyHidden,
} satisfies CSSObject;

/** Labels, dates and categories: the face of a typewriter, as in the margin of a ledger. */
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

/** Figures in columns: every numeral as wide as the next. */
export const figures = {
  fontFamily: font.display,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums lining-nums",
  letterSpacing: "-0.02em",
  lineHeight: 1,
} satisfies CSSObject;

/** A surface that is there on paper, too; Chromium before 136 needs the prefix. */
export const printed = {
  WebkitPrintColorAdjust: "exact",
  printColorAdjust: "exact",
} satisfies CSSObject;

/**
 * Text on a surface of a strong color, which paper shows, too. Forced colors would put a plate behind the
 * words; both colors are the system's already (`color-schemes.ts`), so they need none.
 */
export const filled = (surface: string, text: string): CSSObject => ({
  backgroundColor: surface,
  color: text,
  forcedColorAdjust: "none",
  ...printed,
});

/** Things one below the other, from the top where there is room to spare. */
export const stack = (gap: string) => ({ display: "grid", alignContent: "start", gap });

/** Things side by side, on further lines where there is no room. */
export const row = (gap: string): CSSObject => ({ display: "flex", flexWrap: "wrap", gap });

/** Columns of one width, with a gap of their own if need be, on windows from `from` on. */
export const columns = (count: number, from: string = media.medium, gap?: string) => ({
  [from]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, gap },
});

/** Two columns of so many twelfths, on wide windows. */
export const split = (left: number, right: number, columnGap?: string) => ({
  [media.wide]: { gridTemplateColumns: `minmax(0, ${left}fr) minmax(0, ${right}fr)`, columnGap },
});

/** A link as tall as a thumb needs. */
export const target = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
} satisfies CSSObject;
