import { type ReactNode } from "react";
import { columns, stack } from "../styles/mixins";
import { border, media, size, space } from "../styles/tokens";

export const CompletedRow = ({ children }: { children: ReactNode }) => (
  <div css={[completedStyles, withoutFirstLine]}>{children}</div>
);

interface ScrollingRowProps {
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** Cards of studies without a report, three per row in wide windows. On phones, the row scrolls sideways. */
export const ScrollingRow = ({ label, children }: ScrollingRowProps) => (
  <div
    role="group"
    aria-label={label}
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- lets visitors scroll by keyboard (WCAG 2.1.1)
    tabIndex={0}
    css={[scrollFrame, withoutFirstLine]}
  >
    <div css={scrollingStyles}>{children}</div>
  </div>
);

/** Removes the first row's line, because the section or the tabs already have a line there. */
const withoutFirstLine = {
  "&:first-of-type > article, &:first-of-type > div > article": { borderTop: "none", paddingBlockStart: 0 },
  [media.tablet]: {
    "&:first-of-type > div > article + article": { borderTop: border.fine, paddingBlockStart: space.l },
  },
} as const;

const completedStyles = { ...stack(space.m), ...columns(2, media.medium, `0 ${space.xxl}`) };

const scrollFrame = {
  [media.narrow]: {
    overflowX: "auto",
    scrollSnapType: "x proximity",
    marginInlineEnd: `calc(-1 * ${size.gutter})`,
  },
  // In wider windows, the row doesn't scroll. `display: contents` keeps its frame out of the tab order.
  [media.medium]: { display: "contents" },
} as const;

const scrollingStyles = {
  display: "grid",
  gap: space.l,
  marginBlockEnd: space.l,
  ...columns(3, media.wide, `0 ${space.xl}`),
  [media.narrow]: {
    gridAutoFlow: "column",
    // Leaves part of the next study visible, as a hint that the row scrolls.
    gridAutoColumns: "min(80vw, 20rem)",
    paddingInlineEnd: size.gutter,
    "& > article": { scrollSnapAlign: "start" },
  },
} as const;
