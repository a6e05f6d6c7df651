import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { columns, stack } from "../styles/mixins";
import { border, color, media, space } from "../styles/tokens";
import { Section } from "../ui/page";
import { HandTally } from "../ui/tally/hand-tally";

export const fragment = graphql`
  fragment ServiceOffer on ServiceOffer {
    heading
    lead
    items {
      ...Point
    }
  }
`;

export const ServiceOffer = ({ heading, lead, items }: Queries.ServiceOfferFragment) => (
  <Section
    heading={heading}
    lead={lead}
    drawing={
      <HandTally count={items.length} perRow={Math.ceil(items.length / 5)} css={tally(items.length)} />
    }
  >
    <ul role="list" css={listStyles}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p css={{ color: color.muted, textWrap: "balance" }}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

/** If the tally has no crossing stroke, moves it to the left to line up with the text above. */
const tally = (count: number): CSSObject => ({
  ...(count < 5 && { translate: "-15%" }),
  height: "6rem",
  [media.wide]: { height: "auto", maxWidth: "17rem", maxHeight: "8rem", marginBlockStart: space.s },
});

/** Draws one stroke of the tally at the left edge of each item. */
const listStyles = {
  ...stack(`${space.xl} ${space.xxl}`),
  ...columns(2),
  "& > li": { ...stack(space.xs), position: "relative", paddingInlineStart: space.l },
  "& > li::before": {
    content: '""',
    position: "absolute",
    insetBlock: "0.2em 0.3em",
    insetInlineStart: space.xxs,
    borderInlineStart: border.strong,
    rotate: "1deg",
  },
  // In wide windows, puts the stroke left of the column, so that the text lines up with other sections.
  [media.wide]: {
    "& > li": { paddingInlineStart: 0 },
    "& > li::before": { insetInlineStart: `-${space.l}` },
  },
} satisfies CSSObject;
