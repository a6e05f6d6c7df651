import { graphql } from "gatsby";
import { columns, lead, stack } from "../styles/mixins";
import { color, media, size, space } from "../styles/tokens";
import { Points } from "../ui/points";
import { Section } from "../ui/page";

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
}

/** A section with optional paragraphs and points. The first paragraph is larger. */
export const Explanation = ({
  heading,
  paragraphs: [first, ...others] = [],
  points = [],
}: ExplanationProps) => (
  <Section heading={heading}>
    <div css={stack(space.l)}>
      {first !== undefined && <p css={{ ...lead, color: color.ink }}>{first}</p>}
      {others.length > 0 && (
        <div
          css={{
            ...stack(space.m),
            ...columns(Math.min(2, others.length), media.wide, space.xl),
            maxWidth: others.length > 1 ? undefined : size.measure,
            color: color.muted,
          }}
        >
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {points.length > 0 && <Points points={points} />}
    </div>
  </Section>
);
