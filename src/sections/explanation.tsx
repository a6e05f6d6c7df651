import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { columns, lead, stack, twoColumns } from "../styles/mixins";
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

type Points = readonly { readonly title: string; readonly text: string }[];

interface ExplanationProps extends Partial<Queries.ExplanationFragment> {
  readonly heading: string;
  /**
   * Layout in wide windows. `aside` puts everything beside the heading. `columns` puts the points below, side
   * by side. `rows` puts them below as lines of a ledger. `facing` puts the text below the heading, and the
   * points beside both.
   */
  readonly layout?: "aside" | "columns" | "rows" | "facing";
}

export function Explanation({ heading, paragraphs = [], points = [], layout = "aside" }: ExplanationProps) {
  const count = points.length % 3 === 0 ? 3 : 2;
  if (layout === "aside") {
    return (
      <Section heading={heading}>
        <div css={stack(space.l)}>
          <Paragraphs texts={paragraphs} />
          {points.length > 0 && <PointList points={points} css={columns(count)} />}
        </div>
      </Section>
    );
  }
  if (layout === "facing") {
    return (
      <Section heading={heading} layout="above">
        <div css={{ ...stack(space.xl), ...twoColumns(5, 7, space.xxl) }}>
          <Paragraphs texts={paragraphs} />
          <PointList points={points} />
        </div>
      </Section>
    );
  }
  return (
    <Section heading={heading} layout="above">
      <div css={stack(space.xl)}>
        {paragraphs.length > 0 && <Paragraphs texts={paragraphs} />}
        {layout === "rows" ? (
          <PointList points={points} css={ledgerRows} />
        ) : (
          <PointList points={points} css={sideBySide(points.length)} />
        )}
      </div>
    </Section>
  );
}

const sideBySide = (count: number) => ({
  ...columns(count % 3 === 0 ? 3 : 2),
  ...columns(count > 4 ? 3 : count, media.wide),
  "& > li": { borderTop: border.strong },
});

const Paragraphs = ({ texts: [first, ...others] }: { texts: readonly string[] }) => (
  <>
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
  </>
);

const PointList = ({ points, className }: { points: Points; className?: string }) => (
  <ul role="list" className={className} css={stack(`${space.l} ${space.xl}`)}>
    {points.map(({ title, text }) => (
      <li key={title} css={{ ...stack(space.xs), borderTop: border.fine, paddingBlockStart: space.m }}>
        <h3>{title}</h3>
        <p css={{ color: color.muted }}>{text}</p>
      </li>
    ))}
  </ul>
);

const ledgerRows = {
  gap: 0,
  borderBlockEnd: border.fine,
  "& > li": {
    padding: `${space.m} ${space.s}`,
    "&:nth-of-type(odd)": { backgroundColor: color.bar },
    ...twoColumns(4, 8, space.l),
    p: { color: color.ink, maxWidth: size.measure },
  },
} satisfies CSSObject;
