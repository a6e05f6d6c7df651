import { type CSSObject } from "@emotion/react";
import { columns, doubleRule, inParentRows, label, stack, thirds } from "../styles/mixins";
import { border, color, font, fontSize, media, size, space } from "../styles/tokens";

/** Adjacent testimonials share five rows, so that their quotes, names, results, and amounts line up. */
const card = {
  ...inParentRows("span 5"),
  figure: inParentRows("1 / -1"),
  figcaption: inParentRows("span 3"),
  dl: inParentRows("span 2"),
} satisfies CSSObject;

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

/** Selects the first testimonial, every third one after it, and a last one that is alone in its row. */
const large = "& > li:is(:nth-of-type(3n + 1), :nth-of-type(3n + 2):last-of-type)";

export const wall = {
  ...stack(`${space.m} ${space.xxl}`),
  ...columns(2),
  "& > li": { ...card, paddingBlockEnd: space.xxl },
  blockquote: { fontSize: fontSize.lead, lineHeight: 1.45 },
  [large]: {
    gridColumn: "1 / -1",
    display: "block",
    "figure, figcaption, dl": { ...stack(space.m), gridTemplateRows: "none" },
    blockquote: { fontSize: fontSize.quote, lineHeight: 1.4, maxWidth: "56ch" },
    [media.medium]: {
      figure: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: space.xxl },
      "figcaption, blockquote": { gridColumn: 2 },
      "figure > div": { ...stack(space.m), gridRow: "span 2" },
      "figure > div > span": { fontSize: "14rem", lineHeight: 0.78 },
      figcaption: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
        columnGap: space.xl,
        marginBlockStart: space.s,
        paddingBlockStart: space.m,
        borderTop: border.strong,
      },
      dl: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.xl },
      "dl > div:last-of-type": { display: "block", padding: 0, border: 0 },
      "dl > div:last-of-type > dd": { fontSize: fontSize.figureInText },
    },
  },
} satisfies CSSObject;

/** On a service page, the quote starts in the second of three columns, like the text around it. */
export const praiseStyles = {
  paddingBlockStart: space.section,
  [media.wide]: {
    // The repeated `&` makes this rule override `wall`.
    "&&&& figure": { gridTemplateColumns: thirds[media.wide].gridTemplateColumns, columnGap: space.xxl },
    "&&&& :is(figcaption, blockquote)": { gridColumn: "2 / -1" },
    "&&&& dl > div:last-of-type > dd": { fontSize: fontSize.figure },
  },
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
