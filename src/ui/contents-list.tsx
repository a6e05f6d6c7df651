import { type CSSObject } from "@emotion/react";
import { label } from "../styles/mixins";
import { border, color, fontSize, media, size, space } from "../styles/tokens";

export type Contents = readonly { readonly id: string; readonly title: string }[];

/** `browser/contents.ts` marks the link to the current section. */
export const ContentsList = ({ contents }: { contents: Contents }) => (
  <nav
    aria-label="Contents"
    data-contents=""
    css={{
      alignSelf: "start",
      maxWidth: size.measure,
      borderTop: border.strong,
      paddingBlockStart: space.m,
      // Charts scroll over the list, but not while one of its links has the focus.
      "&:focus-within": { zIndex: 1, backgroundColor: color.paper },
      [media.wide]: { position: "sticky", insetBlockStart: `calc(${size.header} + ${space.l})` },
    }}
  >
    <p css={label}>Contents</p>
    <ol
      role="list"
      css={{
        marginBlockStart: space.xs,
        fontSize: fontSize.small,
        // A one-column list would push the text off a tablet's first screen.
        [media.medium]: { columns: 2, columnGap: space.xl },
        [media.wide]: { columns: 1 },
        [media.print]: { columns: 2, columnGap: space.xl },
      }}
    >
      {contents.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} css={entryStyles}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

const entryStyles: CSSObject = {
  display: "block",
  paddingBlock: space.xxs,
  color: color.ink,
  textDecoration: "none",
  textWrap: "balance",
  "&:hover": { color: color.accent, textDecoration: "underline" },
  // Unlike a border, a shadow takes up no space, so the text doesn't move.
  '&[aria-current="true"]': {
    color: color.accent,
    [media.wide]: { boxShadow: `-${space.xs} 0 0 ${color.paper}, -${space.s} 0 0 ${color.accent}` },
  },
};
