import { graphql } from "gatsby";
import { columns, figures, label as labelStyle, stack } from "../styles/mixins";
import { color, fontSize, media, space } from "../styles/tokens";
import { ClaimDrawing } from "../ui/tally/claim-drawing";

export const fragment = graphql`
  fragment Claims on Organisation {
    claims {
      value
      label
      drawing
      count
      legend
    }
  }
`;

/** The three claims as a page of the ledger: figure, what it counts, and the count itself. Side by side on phones, too. */
export const Claims = ({ claims }: Queries.ClaimsFragment) => (
  <dl
    css={{
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(6.5rem, 1fr))",
      ...columns(3),
    }}
  >
    {claims.map(({ value, label, drawing, count, legend }) => (
      <div
        key={label}
        css={{
          ...stack(space.s),
          alignContent: "space-between",
          padding: `${space.m} ${space.s}`,
          "&:nth-of-type(odd)": { backgroundColor: color.bar },
          [media.medium]: { padding: `${space.l} ${space.m}` },
          [media.wide]: { padding: space.l },
        }}
      >
        <dt css={{ order: 2, fontWeight: 600 }}>{label}</dt>
        <dd
          css={{
            ...figures,
            order: 1,
            fontSize: fontSize.figureInText,
            [media.medium]: { fontSize: fontSize.figure },
          }}
        >
          {value}
        </dd>
        <dd css={{ order: 3, ...stack(space.xs), marginBlockStart: space.s }}>
          <ClaimDrawing drawing={drawing} count={count} />
          <span css={labelStyle}>{legend}</span>
        </dd>
      </div>
    ))}
  </dl>
);
