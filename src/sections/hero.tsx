import { graphql } from "gatsby";
import { type ReactNode } from "react";
import { lead, twoColumns } from "../styles/mixins";
import { border, fontSize, space } from "../styles/tokens";
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

export const Hero = ({ children, ...hero }: Queries.HeroFragment & { children: ReactNode }) => (
  <header css={{ paddingBlockStart: space.section }}>
    <Container>
      <h1 css={{ fontSize: fontSize.hero, lineHeight: 0.98, maxWidth: "22ch" }}>{hero.headline}</h1>
      <div
        css={{
          display: "grid",
          alignItems: "end",
          marginBlockStart: space.xl,
          ...twoColumns(7, 5, space.xxl),
        }}
      >
        <p css={lead}>{hero.lead}</p>
        <Actions links={[hero.primary, hero.secondary]} />
      </div>
      <div css={{ marginBlockStart: space.xxl, borderBlock: border.strong }}>{children}</div>
    </Container>
  </header>
);
