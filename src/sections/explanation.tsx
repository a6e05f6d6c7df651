import { graphql } from "gatsby";
import { columns, lead, stack } from "../styles/mixins";
import { border, color, media, size, space } from "../styles/tokens";
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

/** Draws tally strokes with a repeating gradient. The width ends in the gap after the last stroke. */
const strokeStyles = (count: number) => ({
  width: `calc(${count} * ${space.xs} - ${space.xxs})`,
  height: space.l,
  transform: "skewX(-14deg)",
  transformOrigin: "bottom",
  background: `repeating-linear-gradient(90deg, ${color.accent} 0 ${size.line}, transparent 0 ${space.xs})`,
});

/** Short texts with titles, numbered with tally strokes, in two or three columns. */
const Points = ({ points }: { points: readonly { title: string; text: string }[] }) => (
  <ul role="list" css={{ ...stack(`${space.l} ${space.xl}`), ...columns(points.length % 3 === 0 ? 3 : 2) }}>
    {points.map(({ title, text }, index) => (
      <li key={title} css={{ ...stack(space.xs), borderTop: border.fine, paddingBlockStart: space.m }}>
        <span aria-hidden css={strokeStyles(index + 1)} />
        <h3>{title}</h3>
        <p css={{ color: color.muted }}>{text}</p>
      </li>
    ))}
  </ul>
);
