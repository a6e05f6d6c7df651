import { type CSSObject } from "@emotion/react";
import { label, printedColors } from "../../styles/mixins";
import { border, color, font, fontSize, media, size, space } from "../../styles/tokens";

/** Styles for the class names in `chart-frame.tsx`, `shares.tsx` and `tables.tsx`. */
export const chartStyles = {
  ".table-frame": {
    overflowX: "auto",
    [media.print]: { overflow: "visible" },
    marginBlock: space.l,
    border: border.fine,
    table: { width: "100%", borderCollapse: "collapse", fontSize: fontSize.small },
    "th, td": {
      padding: `${space.xs} ${space.s}`,
      // Keeps columns at least as wide as their longest word, so that wide tables scroll in their frame.
      overflowWrap: "break-word",
      textAlign: "start",
      verticalAlign: "top",
      fontVariantNumeric: "tabular-nums",
    },
    th: { ...label, fontWeight: 600, borderBottom: border.control },
    // Row headers look like body text, not like labels.
    "tbody th": {
      fontFamily: font.text,
      fontSize: fontSize.small,
      letterSpacing: "normal",
      fontWeight: 400,
      color: color.ink,
      borderBottom: "none",
    },
    ".align-center": { textAlign: "center" },
    ".align-right": { textAlign: "end" },
    ".figure": { textAlign: "end", whiteSpace: "nowrap" },
    "td.figure": { fontWeight: 700 },
    "tbody tr:nth-of-type(odd)": { backgroundColor: color.bar },
  },
  ".chart": {
    marginBlock: space.xl,
    paddingBlock: space.m,
    borderBlock: border.strong,
    ".chart-label": { margin: `${space.s} 0 ${space.xxs}`, fontSize: fontSize.small },
    svg: {
      overflow: "visible",
      fill: "currentColor",
      fontSize: fontSize.label,
      fontVariantNumeric: "tabular-nums",
    },
    text: {
      textAnchor: "middle",
      "&:not(:only-of-type):first-of-type": { textAnchor: "start" },
      "&:not(:only-of-type):last-of-type": { textAnchor: "end" },
    },
    ".share": {
      position: "relative",
      display: "flex",
      justifyContent: "space-between",
      padding: space.m,
      svg: { position: "absolute", inset: 0 },
      // The label's background keeps its text readable on top of a bar, even in print.
      ".chart-label": {
        position: "relative",
        maxWidth: "48%",
        margin: 0,
        padding: `${space.xxs} ${space.xs}`,
        backgroundColor: color.paper,
        ...printedColors,
      },
    },
    ".hundred": {
      display: "grid",
      gridTemplateColumns: "repeat(4, 1fr)",
      gap: space.xs,
      maxWidth: "26rem",
    },
    figcaption: { display: "grid", gap: space.xxs, marginBlockEnd: space.m },
    ".chart-title": { fontWeight: 700, fontSize: fontSize.h4, lineHeight: 1.3 },
    ".chart-unit": label,
    details: { marginBlockStart: space.m, [media.print]: { "&:not([open])": { display: "none" } } },
    summary: {
      minHeight: size.target,
      paddingBlock: space.xs,
      cursor: "pointer",
      color: color.accent,
      fontSize: fontSize.small,
    },
    ".table-frame": { marginBlock: space.m },
    ".chart-source": { ...label, marginBlockStart: space.s },
    ".chart-download": {
      marginBlockStart: space.xxs,
      fontSize: fontSize.small,
      a: { display: "inline-flex", alignItems: "center", minHeight: size.target },
      [media.print]: { display: "none" },
    },
  },
} satisfies CSSObject;
