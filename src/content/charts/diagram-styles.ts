import { type CSSObject } from "@emotion/react";
import { label, tabularNumbers } from "../../styles/mixins";
import { color, fontSize, media, size, space } from "../../styles/tokens";

const markerHeight = "2.125rem";

export const diagramStyles = {
  ".diagram": {
    ".drawing": {
      display: "grid",
      gap: space.l,
      gridTemplateColumns: "minmax(0, 1fr)",
      [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      marginBlockStart: space.l,
    },
    ".chart-title": { ...tabularNumbers, fontSize: fontSize.chartTitle, letterSpacing: 0, lineHeight: 1.2 },
    p: { margin: 0, lineHeight: 1.35 },
    ".drawing p": { fontWeight: 700 },
    "small, .chart-source": label,
    ".chart-source": { marginBlockStart: space.m },
    ".end": { textAlign: "end" },
    ".curves": {
      display: "grid",
      gridTemplateRows: "1fr auto 9rem auto",
      "& > p": { marginBlockEnd: space.s },
    },
    ".lane": {
      padding: space.m,
      backgroundColor: color.bar,
      [media.medium]: { gridColumn: "1 / -1" },
    },
    ".steps": {
      display: "grid",
      gap: space.l,
      marginBlockStart: space.m,
      fontSize: fontSize.small,
      lineHeight: 1.35,
      "& > div": { position: "relative", display: "grid" },
      // `position: relative` puts the markers in front of the line between them.
      "& > div > svg": { order: 1, position: "relative", alignSelf: "center", justifySelf: "center" },
      "& > div > span": { order: 2 },
      "& > div > .track": { order: 0, position: "absolute", maxWidth: "none", overflow: "visible" },
      ".gate": { fontWeight: 700 },
      [media.narrow]: {
        // All markers are as high as the gate, so that each line ends at the middle of the next marker.
        "& > div": { gridTemplateColumns: `${size.target} 1fr`, gap: space.xs, alignItems: "start" },
        "& > div > svg": { height: markerHeight, alignSelf: "start" },
        span: { paddingBlockStart: space.xs },
        ".across": { display: "none" },
        ".track": {
          width: space.xs,
          height: `calc(100% + ${space.l})`,
          insetInlineStart: "1.125rem",
          insetBlockStart: `calc(${markerHeight} / 2)`,
        },
      },
      [media.medium]: {
        gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
        "& > div": { gridTemplateRows: `${size.target} auto`, alignContent: "start" },
        "& > div > svg": { justifySelf: "start" },
        ".down": { display: "none" },
        ".track": {
          width: `calc(100% + ${space.l})`,
          height: space.xs,
          // Starts the line at the circle. The circle begins this far from the left edge of its drawing.
          insetInlineStart: space.xxs,
          insetBlockStart: "1.125rem",
        },
      },
    },
  },
} satisfies CSSObject;
