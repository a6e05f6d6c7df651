import { type CSSObject } from "@emotion/react";
import { visuallyHidden } from "../../styles/mixins";
import { border, color, fontSize, media, space } from "../../styles/tokens";

/** Styles for tables. In narrow windows, each row is a card, with a label above each cell. */
export const tableStyles = {
  ".table-frame": {
    overflowX: "auto",
    marginBlock: space.xl,
    borderBlock: border.strong,
    [media.print]: { overflow: "visible" },
    table: { width: "100%", borderCollapse: "collapse", fontSize: fontSize.small },
    "th, td": {
      padding: `${space.xs} ${space.s}`,
      // Keeps columns at least as wide as their longest word, so that wide tables scroll in their frame.
      overflowWrap: "break-word",
      textAlign: "start",
      verticalAlign: "top",
      fontVariantNumeric: "tabular-nums",
    },
    "thead th": { borderBottom: border.control },
    "tbody :is(th, td):first-of-type": { fontWeight: 600 },
    "tbody tr:nth-of-type(odd)": { backgroundColor: color.bar },
    [media.card]: {
      position: "relative",
      "table[role]": {
        "&, tbody, tr, td": { display: "block" },
        thead: visuallyHidden,
        tr: { paddingBlock: space.s },
        td: { paddingBlock: space.xxs, textAlign: "start" },
        "td::before": {
          // The alternative text is empty, because screen readers already announce the column's header.
          content: ["attr(data-label)", 'attr(data-label) / ""'],
          display: "block",
          fontWeight: 400,
        },
      },
    },
  },
  // Repeat the class, so that this rule overrides the alignment in the `th, td` rule above.
  ".align-center.align-center": { textAlign: "center" },
  ".align-right.align-right": { textAlign: "end" },
} satisfies CSSObject;
