import { graphql } from "gatsby";
import { type ReactNode } from "react";
import { lead, twoColumns } from "../styles/mixins";
import { border, color, fontSize, media, space } from "../styles/tokens";
import { Actions } from "../ui/button";
import { Container } from "../ui/page";
import { LedgerSheet } from "../ui/tally/ledger-sheet";

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

interface HeroProps extends Queries.HeroFragment {
  /** A number to draw as strokes on a ledger sheet beside the headline. */
  readonly counted: Queries.StatFragment | undefined;
  /** Content of the band below the headline. */
  readonly children: ReactNode;
}

export function Hero({ counted, children, ...hero }: HeroProps) {
  return (
    <header css={{ paddingBlockStart: space.l, [media.medium]: { paddingBlockStart: space.xxl } }}>
      <Container
        css={{
          display: "grid",
          alignItems: "start",
          gap: space.l,
          ...(counted && twoColumns(7, 5, space.xxl)),
        }}
      >
        <div>
          <h1 css={{ fontSize: fontSize.hero, lineHeight: 0.98 }}>{hero.headline}</h1>
          <p css={{ ...lead, marginBlockStart: space.l, maxWidth: "34em" }}>{hero.lead}</p>
          <Actions links={[hero.primary, hero.secondary]} />
        </div>
        {counted && <LedgerSheet {...counted} />}
      </Container>
      <div css={bandStyles}>
        <Container>{children}</Container>
      </div>
    </header>
  );
}

const bandStyles = {
  paddingBlock: space.m,
  [media.medium]: { paddingBlock: space.l },
  borderBlock: border.strong,
  backgroundColor: color.bar,
  [media.wide]: { marginBlockStart: space.xxl, paddingBlock: space.xl },
} as const;
