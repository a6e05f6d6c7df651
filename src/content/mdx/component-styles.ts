import { type CSSObject } from "@emotion/react";
import { label, tabularNumbers } from "../../styles/mixins";
import { border, color, fontSize, media, size, space } from "../../styles/tokens";
import { buttonStyles } from "../../ui/button";
import { chartStyles } from "../charts/chart-styles";
import { diagramStyles } from "../charts/diagram-styles";
import { tableStyles } from "./table-styles";

const componentStyles: CSSObject = {
  "thead th, td::before, dt, .period, .chart-unit, figcaption a": label,
  ".key-figures": {
    display: "grid",
    overflow: "hidden",
    marginBlock: space.xl,
    borderBlock: border.strong,
    gridTemplateColumns: "repeat(auto-fit, minmax(13rem, 1fr))",
    [media.medium]: {
      // Arranges four key figures in two rows of two. A row of three and a row of one would leave a gap.
      "&:has(> :nth-of-type(4):last-of-type)": { gridTemplateColumns: "repeat(2, 1fr)" },
    },
    "& > div": {
      display: "flex",
      flexDirection: "column",
      gap: space.xs,
      padding: `${space.m} ${space.m} ${space.m} 0`,
      // Draw a line above each row. The negative margin lets the container clip the first row's line.
      marginBlockStart: `-${size.hairline}`,
      borderBlockStart: border.control,
    },
    dt: { order: 2 },
    dd: { order: 1, ...tabularNumbers, fontSize: fontSize.figureInText, textWrap: "balance" },
    // If a key figure is text instead of a number, align its last line with the large numbers beside it.
    ".words": { fontSize: fontSize.chartTitle, lineHeight: 1.2, marginBlockStart: "auto", letterSpacing: 0 },
  },
  ".finding": {
    marginBlock: space.xl,
    borderBlockStart: border.strong,
    "h3, h4": { marginBlock: space.s, fontSize: fontSize.chartTitle },
  },
  ".note": {
    marginBlock: space.xl,
    padding: space.l,
    backgroundColor: color.bar,
    ".note-title": { fontWeight: 700 },
  },
  ".phases": {
    display: "grid",
    gap: space.l,
    marginBlock: space.xl,
    padding: 0,
    listStyle: "none",
    "& > li": {
      paddingInlineStart: space.xl,
      // Roman numerals look like tally strokes, and they work for any number of phases, also in print.
      "&::before": {
        content: 'counter(list-item, upper-roman) / ""',
        position: "absolute",
        insetInlineStart: 0,
        color: color.accent,
        ...tabularNumbers,
        fontSize: fontSize.chartTitle,
        lineHeight: 1.2,
      },
      "h3, h4": { marginBlock: `0 ${space.xs}` },
    },
  },
  ".call-to-action": {
    marginBlock: space.xl,
    paddingBlockStart: space.l,
    borderTop: border.strong,
    ".button": {
      ...buttonStyles.primary,
      // Leave out the button's disabled style, because links can't be disabled.
      "&:disabled": undefined,
      marginBlockStart: space.s,
      [media.print]: { all: "unset", fontWeight: 600 },
    },
  },
  ...tableStyles,
  ...chartStyles,
  ...diagramStyles,
};

/** Leaves out the styles of components that the page doesn't use. */
export const stylesFor = (html: string): CSSObject =>
  Object.fromEntries(
    Object.entries(componentStyles).filter(([selector]) => {
      const [, name] = /^\.([\w-]+)/.exec(selector) ?? [];
      return name === undefined || html.includes(`class="${name}`);
    }),
  );
