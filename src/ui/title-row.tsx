import { type CSSObject } from "@emotion/react";
import { type ReactNode } from "react";
import { lead as leadStyle, stack, thirds, twoThirds } from "../styles/mixins";
import { media, space } from "../styles/tokens";
import { keepHyphenatedTogether } from "./hyphenated-words";
import { Container } from "./page";

interface TitleRowProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** In wide windows, the introduction is in a column to the right of the title and the buttons. */
export const TitleRow = ({ title, lead, children }: TitleRowProps) => (
  <Container css={{ ...stack(space.l), ...thirds, alignItems: "last baseline" }}>
    <h1 css={twoThirds}>{keepHyphenatedTogether(title)}</h1>
    <p css={introduction}>{keepHyphenatedTogether(lead)}</p>
    {children && <div css={{ ...twoThirds, marginBlockStart: `-${space.m}` }}>{children}</div>}
  </Container>
);

const introduction = {
  ...leadStyle,
  textWrap: "balance",
  [media.wide]: { gridColumn: 3, "&:not(:last-child)": { gridRow: "1 / span 2" } },
} satisfies CSSObject;
