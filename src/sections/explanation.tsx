import { graphql } from "gatsby";
import { stack } from "../styles/mixins";
import { size, space } from "../styles/tokens";
import { Points, type PointText } from "../ui/points";
import { Section } from "../ui/page";

export const fragment = graphql`
  fragment Point on Point {
    title
    text
  }
`;

interface ExplanationProps {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly PointText[];
}

/** A section of running text and titled points, as service and about pages have them. */
export const Explanation = ({ heading, paragraphs, points = [] }: ExplanationProps) => (
  <Section heading={heading}>
    <div css={stack(space.xl)}>
      <div css={{ ...stack(space.m), maxWidth: size.measure }}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {points.length > 0 && <Points points={points} />}
    </div>
  </Section>
);
