import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { columns, endsInLine, lead, stack, thirds, twoThirds } from "../styles/mixins";
import { border, color, media, size, space } from "../styles/tokens";
import { keepHyphenatedTogether } from "../ui/hyphenated-words";
import { Container, Section } from "../ui/page";
import { PointList, type Points, sideBySide } from "../ui/point-list";

export const fragment = graphql`
  fragment Point on Point {
    title
    text
  }
  fragment Explanation on Explanation {
    heading
    paragraphs
    points {
      ...Point
    }
  }
`;

interface ExplanationProps extends Partial<Queries.ExplanationFragment> {
  readonly heading: string;
  /** In wide windows, `facing` puts the points beside the heading. By default, they're below it. */
  readonly layout?: "facing";
}

export function Explanation({ heading, paragraphs = [], points = [], layout }: ExplanationProps) {
  const isFacing = layout === "facing";
  const hasPoints = points.length > 0;
  const [first, ...others] = paragraphs;
  const texts = hasPoints ? others : paragraphs;
  const above = first === undefined ? "above" : "split";
  return (
    <Section
      heading={heading}
      layout={isFacing || !hasPoints ? "aside" : above}
      {...(hasPoints && first !== undefined && { lead: first })}
    >
      <div css={stack(space.xl)}>
        {texts.length > 0 && <Paragraphs texts={texts} />}
        {hasPoints && (
          <PointList
            points={points}
            css={isFacing ? facingRows : sideBySide(points.length % 3 === 0 ? 3 : 2)}
          />
        )}
      </div>
    </Section>
  );
}

export function Ledger({ heading, points }: { heading: string; points: Points }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={{ paddingBlockStart: space.section, ...endsInLine }}>
      <Container>
        <h2 id={headingId}>{heading}</h2>
      </Container>
      <ul role="list" css={ledger}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <Container css={{ ...stack(space.xs), ...thirds, paddingBlock: space.l }}>
              <h3>{title}</h3>
              <p css={{ ...twoThirds, maxWidth: size.measure, textWrap: "balance" }}>{text}</p>
            </Container>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Paragraphs = ({ texts: [first, ...others] }: { texts: readonly string[] }) => (
  <div css={stack(space.l)}>
    {first !== undefined && <p css={{ ...lead, color: color.ink }}>{keepHyphenatedTogether(first)}</p>}
    {others.length > 0 && (
      <div
        css={{
          ...stack(space.m),
          ...(others.length > 1 ? columns(2, media.wide, space.xxl) : { maxWidth: size.measure }),
          color: color.muted,
        }}
      >
        {others.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    )}
  </div>
);

const facingRows = {
  "& > li": columns(2, media.wide, space.xxl),
  "& > li:first-of-type": { [media.wide]: { borderTop: 0, paddingBlockStart: 0 } },
} satisfies CSSObject;

const ledger = {
  marginBlockStart: space.xl,
  borderBlock: border.strong,
  "& > li:nth-of-type(odd)": { backgroundColor: color.bar },
} satisfies CSSObject;
