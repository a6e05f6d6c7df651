import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode } from "react";
import { endsInLine } from "../styles/mixins";
import { border, color, media, size, space } from "../styles/tokens";
import { Actions } from "../ui/button";
import { Illustration } from "../ui/illustration";
import { type LinkItem } from "../ui/link";
import { Container } from "../ui/page";
import { TitleRow } from "../ui/title-row";

export const fragment = graphql`
  fragment ServiceHeader on Service {
    title
    lead: tagline
    illustrationSvg
  }
`;

interface ServiceHeaderProps extends Queries.ServiceHeaderFragment {
  readonly actions: readonly LinkItem[];
  /** Evidence to show beside the drawing. */
  readonly children: ReactNode;
}

export const ServiceHeader = ({ title, lead, actions, illustrationSvg, children }: ServiceHeaderProps) => (
  <header css={{ paddingBlockStart: space.section, ...endsInLine }}>
    <TitleRow title={title} lead={lead}>
      <Actions links={actions} />
    </TitleRow>
    <div css={sheet}>
      <Container css={children !== undefined && coverColumns}>
        {children}
        <Illustration svg={illustrationSvg} css={drawing} />
      </Container>
    </div>
  </header>
);

/**
 * Makes the first column at least as wide as the key figure. The drawing is cut off at its margin line, 5% of
 * its width from the left, so that this line is at the edge of the next column.
 */
const coverColumns = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.wide]: {
    gridTemplateColumns: "minmax(min-content, 1fr) repeat(2, minmax(0, 1fr))",
    columnGap: space.xxl,
    "& > :last-child": {
      gridColumn: "span 2",
      clipPath: `inset(0 -100vw 0 -${size.hairline})`,
      svg: { width: "calc(100% / 0.95)", maxWidth: "none", translate: "-5%" },
    },
  },
} satisfies CSSObject;

const sheet = {
  marginBlockStart: `clamp(${space.xl}, 4vw, ${space.xxl})`,
  overflow: "hidden",
  borderBlock: border.strong,
  backgroundColor: color.surface,
} satisfies CSSObject;

/** Extends the drawing's paper to both edges of the window. */
const drawing = { overflow: "visible", clipPath: "inset(0 -100vw)", borderBlock: 0 } satisfies CSSObject;
