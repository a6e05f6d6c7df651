import { type CSSObject } from "@emotion/react";
import { copyBox, needsScripts, printedColors } from "../../styles/mixins";
import { border, color, font, fontSize, media, size, space } from "../../styles/tokens";

const wideChart = "@container (min-width: 30rem)";

/** Color key of a legend. It precedes the name of a part of the chart, and has that part's color. */
const key: CSSObject = {
  content: '""',
  display: "inline-block",
  width: "0.75em",
  height: "0.75em",
  marginInlineEnd: space.xs,
  border: `${size.hairline} solid ${color.ink}`,
  ...printedColors,
};

export const chartStyles = {
  ".chart": {
    containerType: "inline-size",
    figcaption: { display: "grid", gap: space.xxs, justifyItems: "start", marginBlockEnd: space.l },
    "figcaption a": { paddingBlock: space.xxs, fontWeight: 600 },
    svg: { overflow: "visible", strokeWidth: size.line },
    path: { vectorEffect: "non-scaling-stroke" },
    text: { fontSize: fontSize.h4, fontWeight: 700 },
  },
  ".chart-title": {
    fontFamily: font.display,
    fontSize: fontSize.chartTitle,
    fontWeight: 700,
    lineHeight: 1.2,
    textWrap: "balance",
  },
  ".chart-label": {
    margin: 0,
    fontSize: fontSize.small,
    lineHeight: 1.3,
    b: { display: "block", fontSize: fontSize.chartFigure },
  },
  ".bar": {
    display: "grid",
    gap: space.xs,
    marginBlockStart: space.m,
    p: {
      display: "flex",
      flexDirection: "row-reverse",
      justifyContent: "flex-end",
      alignItems: "baseline",
      gap: space.xs,
    },
  },
  ".share": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: space.s,
    "p::before": { ...key, backgroundColor: color.accent },
    "p + p": { textAlign: "end", "&::before": { backgroundColor: color.bar } },
  },
  ".dots": {
    display: "grid",
    gap: space.m,
    [wideChart]: { gridTemplateColumns: "minmax(8rem, auto) 1fr", columnGap: space.xl, alignItems: "center" },
    [media.wide]: { gridTemplateColumns: `calc((100% - 2 * ${space.xxl}) / 3) 1fr`, columnGap: space.xxl },
    "p:first-of-type b": { fontSize: fontSize.chartShare, color: color.accent },
    "p:last-of-type": {
      gridColumnStart: -2,
      // Aligns the text with the dots above. The dots begin this far from the left edge of their drawing.
      paddingInlineStart: `max(${space.xxs}, 0.8%)`,
      "&::before": { ...key, borderColor: color.muted, borderRadius: "50%" },
      b: { all: "unset", fontWeight: 700 },
    },
  },
  ".dot-field": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    [wideChart]: { gridTemplateColumns: "repeat(4, 1fr)" },
  },
  ".ledger": {
    width: "100%",
    borderCollapse: "collapse",
    "th, td": {
      paddingBlock: space.s,
      borderBottom: border.control,
      textAlign: "start",
    },
    // In a window of 1280 px, the second column starts where the text starts.
    "th:first-of-type": { width: "26.25rem", paddingInlineEnd: space.m },
    span: { display: "block", fontSize: fontSize.small, fontWeight: 400, color: color.muted },
    td: { fontSize: fontSize.chartFigure, whiteSpace: "nowrap" },
  },
  ".chart-footer": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: space.m,
    marginBlockStart: space.m,
    fontSize: fontSize.label,
    color: color.muted,
    p: { flex: "1 1 20rem" },
    "a, summary": { paddingBlock: space.xs, minWidth: size.icon, color: color.accent, cursor: "pointer" },
    a: { display: "inline-block", marginInlineEnd: space.m },
    "details[open]": { order: 1, flexBasis: "100%" },
    [media.print]: { "details:not([open]), details:last-of-type": { display: "none" } },
    ".chart-copy": {
      ...needsScripts,
      "& > span": { marginInlineEnd: space.m },
      button: {
        padding: `${space.xs} 0`,
        border: 0,
        backgroundColor: "transparent",
        color: color.accent,
        cursor: "pointer",
      },
      p: { ...copyBox, fontSize: fontSize.label, overflowWrap: "anywhere" },
      "span > span": { marginInlineStart: space.xs },
    },
    ".table-frame": { marginBlock: space.xs, color: color.ink },
  },
} satisfies CSSObject;
