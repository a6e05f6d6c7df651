import { type CSSObject } from "@emotion/react";
import { componentStyles } from "../content/mdx/component-styles";
import { slash } from "../styles/mixins";
import { border, color, fontSize, media, size, space } from "../styles/tokens";

/** In print, shows the URL after each external link and each link to the contact page. */
export const addressesOnPaper: CSSObject = {
  'a[href]:not([href^="#"], [href^="/"])::after': { content: '" (" attr(href) ")"' },
  'a[href="/contact"]::after': { content: '" (" var(--site-url) attr(href) ")"' },
};

/** Styles for the body of an MDX file. */
export const proseStyles: CSSObject = {
  "& > *, .finding > *": { maxWidth: size.measure },
  "& > * + *, p + :is(p, ul, ol), :is(ul, ol) + p": { marginBlockStart: space.m },
  h2: {
    marginBlock: `${space.xxl} ${space.m}`,
    paddingBlockStart: space.m,
    borderTop: border.fine,
    fontSize: fontSize.h2,
  },
  "& > h2:first-of-type": { marginBlockStart: 0, borderTop: border.strong },
  // Each heading and each chart number is a link to itself.
  "h2 a[href^='#']:not(:hover), figcaption a:not(:hover)": { color: "inherit", textDecoration: "none" },
  h3: { marginBlock: `${space.xl} ${space.xs}` },
  // Safari would ignore a list with the style `none`, but keeps one with an empty marker.
  "ul, ol": { paddingInlineStart: space.l },
  ul: { listStyleType: '""' },
  li: { position: "relative" },
  "ul > li::before": { ...slash, insetInlineStart: "-1.125rem" },
  "li + li": { marginBlockStart: space.xxs },
  "li::marker": { color: color.accent, fontWeight: 700 },
  ...componentStyles,
  [media.print]: {
    breakBefore: "page",
    ...addressesOnPaper,
  },
};
