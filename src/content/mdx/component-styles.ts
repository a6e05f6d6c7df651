import { type CSSObject } from "@emotion/react";
import { label, tabularNumbers, thirds } from "../../styles/mixins";
import { border, color, fontSize, media, size, space } from "../../styles/tokens";
import { buttonStyles } from "../../ui/button";
import { chartStyles } from "../charts/chart-styles";
import { diagramStyles } from "../charts/diagram-styles";
import { tableStyles } from "./table-styles";

export const componentStyles: CSSObject = {
  "thead th, td::before, .period, .chart-unit, figcaption a": label,
  ".phases > li::before, .chart-label b, .ledger td": tabularNumbers,
  // These parts are sheets of paper that are as wide as the page, in front of the list of contents. Beside the
  // list, `LongText` sets `--indent`, the distance from the sheet's left edge to the text.
  "& :is(.chart, .diagram, .phases)": {
    position: "relative",
    maxWidth: "none",
    marginBlock: space.xl,
    marginInline: `calc(-1 * var(--indent, ${size.gutter})) calc(-1 * ${size.gutter})`,
    padding: `${space.l} ${size.gutter}`,
    borderBlock: border.strong,
    backgroundColor: color.surface,
  },
  ".finding": {
    maxWidth: "none",
    marginBlock: space.xl,
    "h3, h4": {
      marginBlock: space.s,
      borderTop: border.strong,
      paddingBlockStart: space.s,
      fontSize: fontSize.chartTitle,
    },
  },
  ".note": {
    marginBlock: space.xl,
    padding: space.l,
    backgroundColor: color.bar,
  },
  ".phases": {
    display: "grid",
    gap: space.l,
    ...thirds,
    backgroundColor: color.bar,
    listStyleType: '""',
    "& > li": {
      margin: 0,
      // Roman numerals look like tally strokes, and they work for any number of phases, also in print.
      "&::before": {
        content: 'counter(list-item, upper-roman) / ""',
        color: color.accent,
        fontSize: fontSize.h1,
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
};

/** Styles of components that only reports have. */
export const figureStyles: CSSObject = { ...chartStyles, ...diagramStyles };
