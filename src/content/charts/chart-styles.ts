import { type CSSObject } from "@emotion/react";
import { label, printedColors, tabularNumbers } from "../../styles/mixins";
import { border, color, font, fontSize, media, size, space } from "../../styles/tokens";

/** A square in a part's color, before the part's name. */
const key = (background: string): CSSObject => ({
  content: '""',
  display: "inline-block",
  width: "0.75em",
  height: "0.75em",
  marginInlineEnd: space.xs,
  border: `${size.hairline} solid ${color.ink}`,
  backgroundColor: background,
  ...printedColors,
});

/** Charts at least as wide as `wide` in `draw-shares.tsx`. */
const wideChart = "@container (min-width: 30rem)";

/** Styles for the class names in `draw-chart.tsx` and the drawings. */
export const chartStyles = {
  ".chart": {
    containerType: "inline-size",
    marginBlock: space.xl,
    paddingBlockStart: space.m,
    borderBlockStart: border.strong,
    figcaption: { display: "grid", gap: space.xxs, marginBlockEnd: space.l },
    ".chart-title": {
      fontFamily: font.display,
      fontSize: fontSize.chartTitle,
      fontWeight: 700,
      lineHeight: 1.2,
      textWrap: "balance",
    },
    ".chart-unit": label,
    svg: { overflow: "visible", strokeWidth: 1.5 },
    text: { fontSize: fontSize.h4, fontWeight: 700 },
    ".chart-label": {
      margin: 0,
      fontSize: fontSize.small,
      lineHeight: 1.3,
      b: { ...tabularNumbers, display: "block", fontSize: fontSize.chartFigure },
    },
    ".bar": {
      display: "grid",
      gap: space.xs,
      marginBlockStart: space.m,
      ".chart-label": {
        display: "flex",
        flexDirection: "row-reverse",
        justifyContent: "flex-end",
        alignItems: "baseline",
        gap: space.xs,
      },
    },
    ".share": {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      gap: space.s,
      svg: { gridColumn: "1 / -1" },
      ".chart-label:last-of-type": { textAlign: "end" },
      ".chart-label::before": key(color.accent),
      ".chart-label:last-of-type::before": key(color.bar),
    },
    ".share.inside": {
      [wideChart]: {
        svg: { gridRow: 1 },
        ".chart-label": {
          zIndex: 1,
          gridArea: "1 / 1",
          alignSelf: "center",
          paddingInline: space.m,
          "&:last-of-type": { gridColumn: 2 },
        },
        ".chart-label::before": { display: "none" },
        ".chart-label:first-of-type": { color: color.onAccent, forcedColorAdjust: "none" },
      },
    },
    ".dots": {
      display: "grid",
      gap: space.m,
      [wideChart]: { gridTemplateColumns: "auto 1fr", columnGap: space.xl, alignItems: "center" },
      ".chart-label:first-of-type b": { fontSize: fontSize.chartShare, color: color.accent },
      ".chart-label:last-of-type": {
        gridColumnStart: -2,
        b: { all: "unset", fontWeight: 700 },
        "&::before": { ...key("transparent"), borderColor: color.muted, borderRadius: "50%" },
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
      borderBlockEnd: border.control,
      "th, td": {
        paddingBlock: space.s,
        borderBlockStart: border.control,
        textAlign: "start",
        verticalAlign: "middle",
        fontWeight: 600,
      },
      "thead th": { ...label, paddingBlock: space.xs, border: "none" },
      "th:first-of-type": { width: "60%", paddingInlineEnd: space.m },
      span: { display: "block", fontSize: fontSize.small, fontWeight: 400, color: color.muted },
      td: { ...tabularNumbers, fontSize: fontSize.chartFigure },
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
      "details[open]": { order: 1, flexBasis: "100%" },
      [media.print]: { "a, details:not([open])": { display: "none" } },
      ".table-frame": { marginBlock: space.xs, color: color.ink },
    },
  },
} satisfies CSSObject;
