import { graphql } from "gatsby";
import { type ReactNode } from "react";
import { lead as leadStyle } from "../styles/mixins";
import { fontSize, line, media, space } from "../styles/tokens";
import { Actions } from "../ui/button";
import { Container } from "../ui/page";

export const fragment = graphql`
  fragment Hero on HomePageHero {
    headline
    lead
    primary {
      ...Action
    }
    secondary {
      ...Action
    }
  }
`;

/** The first screen of the home page; `children` is the picture below the words. */
export const Hero = ({
  headline,
  lead,
  primary,
  secondary,
  children,
}: Queries.HeroFragment & { children: ReactNode }) => (
  <header css={{ paddingBlockStart: space.section }}>
    <Container>
      <h1 css={{ fontSize: fontSize.hero, lineHeight: 0.98, maxWidth: "22ch" }}>{headline}</h1>
      <div
        css={{
          display: "grid",
          marginBlockStart: space.xl,
          [media.wide]: {
            gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
            alignItems: "end",
            columnGap: space.xxl,
          },
        }}
      >
        <p css={leadStyle}>{lead}</p>
        <Actions links={[primary, secondary]} />
      </div>
      <div css={{ marginBlockStart: space.xxl, borderBlock: line.strong }}>{children}</div>
    </Container>
  </header>
);
