import { type CSSObject } from "@emotion/react";
import { columns, doubleRule, inParentRows, label, stack, thirds } from "../styles/mixins";
import { border, color, font, fontSize, media, size, space, tightTracking } from "../styles/tokens";

/** Shows the amount first, followed by the results, the quote, and the client's name. */
const amountFirst = {
  ...inParentRows("span 5"),
  figure: inParentRows("1 / -1"),
  figcaption: { display: "contents" },
  dl: { ...inParentRows("span 2"), order: -1 },
  "dl > div:first-of-type": { lineHeight: 1.35 },
  "dl > div:last-of-type": { display: "block", order: -1, padding: 0, border: 0 },
  "dl > div:last-of-type > dd": { fontSize: fontSize.figure, borderBlockEnd: doubleRule },
} satisfies CSSObject;

export const scrollingList = (count: number) =>
  ({
    ...stack(`${space.m} ${space.xxl}`),
    ...columns(2),
    ...columns(count, media.wide, `${space.m} ${space.xl}`),
    "& > li": {
      ...amountFirst,
      [media.medium]: { paddingBlockEnd: space.l },
      [media.narrow]: { scrollSnapAlign: "start", fontSize: fontSize.small, lineHeight: 1.5 },
    },
    // Part of the next testimonial stays visible, as a hint that the list scrolls.
    [media.narrow]: { gridAutoFlow: "column", gridAutoColumns: "93%", gap: `${space.xs} ${space.m}` },
  }) satisfies CSSObject;

/** Puts the result and the amount and, below them, the quote in the second and third of the page's columns. */
export const wall = {
  "& > li": { borderTop: border.strong, paddingBlock: `${space.m} ${space.xxl}` },
  figure: {
    ...stack(`${space.m} ${space.xxl}`),
    gridTemplateAreas: '"facts" "mark" "quote" "client"',
    [media.wide]: { ...thirds[media.wide], gridTemplateAreas: '"client facts facts" "mark quote quote"' },
  },
  figcaption: { display: "contents" },
  "figure > div": { gridArea: "mark", alignSelf: "start" },
  "figcaption > p": { gridArea: "client" },
  blockquote: {
    gridArea: "quote",
    maxWidth: "56ch",
    fontSize: fontSize.lead,
    lineHeight: 1.45,
  },
  dl: {
    gridArea: "facts",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: space.xl,
  },
  "dl > div:first-of-type > dd": {
    fontFamily: font.display,
    fontSize: fontSize.figureInText,
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: tightTracking,
  },
  "dl > div:last-of-type": { display: "block", padding: 0, border: 0, textAlign: "end" },
} satisfies CSSObject;

/** Aligns the note below with the quotes and results. */
export const wallNote = {
  [media.wide]: { marginInlineStart: `calc((100% + ${space.xxl}) / 3)` },
} satisfies CSSObject;

export const scrollFrame = {
  [media.narrow]: {
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollPaddingInline: size.gutter,
    marginInline: `calc(-1 * ${size.gutter})`,
    padding: `0 ${size.gutter} ${space.xs}`,
  },
  // In wider windows, the list doesn't scroll. `display: contents` keeps its frame out of the tab order.
  [media.medium]: { display: "contents" },
} as const;

export const noteStyles = { [media.narrow]: { fontSize: "0.75rem", letterSpacing: 0 } } satisfies CSSObject;

export const markRow = {
  display: "flex",
  alignItems: "center",
  gap: space.m,
} satisfies CSSObject;

export const markStyles = {
  height: "0.36em",
  color: color.accent,
  fontFamily: font.display,
  fontSize: "6rem",
  fontWeight: 700,
  lineHeight: 0.85,
} satisfies CSSObject;

export const positionStyles = {
  ...label,
  marginInlineStart: "auto",
  [media.medium]: { display: "none" },
} satisfies CSSObject;

export const totalStyles = {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  paddingBlockStart: space.s,
  borderTop: border.fine,
} satisfies CSSObject;
