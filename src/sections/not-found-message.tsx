import { graphql } from "gatsby";
import { lead, reachingFooter, twoColumns, stack, touchTarget } from "../styles/mixins";
import { border, color, font, fontSize, media, size, space } from "../styles/tokens";
import { Actions } from "../ui/button";
import { Container } from "../ui/page";
import { LinkList } from "../ui/link";
import { TallyField } from "../ui/tally/tally-field";

export const fragment = graphql`
  fragment NotFound on NotFoundPage {
    message
    text
    home {
      ...Action
    }
    links {
      ...Action
    }
    legend
  }
`;

/** `browser/not-found.ts` logs the requested path. */
export function NotFoundMessage({ message, text, home, links, legend }: Queries.NotFoundFragment) {
  return (
    <div data-not-found="" css={{ paddingBlockStart: space.section }}>
      <Container css={{ ...stack(space.xl), ...twoColumns(7, 5, space.xxl) }}>
        <div>
          <h1>
            <span css={{ display: "block", fontSize: fontSize.leadFigure, color: color.accent }}>404</span>{" "}
            <span css={messageStyles}>{message}</span>
          </h1>
          <p css={{ ...lead, marginBlockStart: space.m }}>{text}</p>
          <Actions links={[home]} />
        </div>
        <LinkList
          links={links}
          linkCss={{ ...touchTarget, width: "100%", minHeight: "3.25rem", fontWeight: 600 }}
          css={{
            alignSelf: "end",
            borderTop: border.strong,
            "& > li": { borderBottom: border.fine },
          }}
        />
      </Container>
      <figure
        css={{
          ...reachingFooter,
          marginBlockStart: space.xxl,
          paddingBlock: space.xxl,
          borderTop: border.strong,
          backgroundColor: color.bar,
        }}
      >
        <Container>
          <TallyField count={404} css={fieldStyles} />
        </Container>
        <figcaption>
          <Container css={{ marginBlockStart: space.l, fontFamily: font.display, fontSize: fontSize.h3 }}>
            {legend}
          </Container>
        </figcaption>
      </figure>
    </div>
  );
}

/** 404 strokes are 81 tallies, which fill 9 rows of 9 or, in wide windows, 3 rows of 27. */
const fieldStyles = {
  display: "grid",
  gridTemplateColumns: "repeat(9, minmax(0, auto))",
  justifyContent: "space-between",
  gap: `${space.s} 0`,
  [media.tablet]: { rowGap: space.m, "& > svg": { height: size.tally.large } },
  [media.wide]: { gridTemplateColumns: "repeat(27, minmax(0, auto))" },
} as const;

/** Styled like an `h2`, because the letter spacing of an `h1` is too tight at this font size. */
const messageStyles = {
  display: "block",
  marginBlockStart: space.m,
  fontSize: fontSize.h2,
  letterSpacing: "-0.012em",
  lineHeight: 1.12,
} as const;
