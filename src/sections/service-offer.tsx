import { graphql } from "gatsby";
import { columns, stack, tabularNumbers } from "../styles/mixins";
import { border, color, fontSize, size, space } from "../styles/tokens";
import { Section } from "../ui/page";

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
  <Section heading={heading} lead={lead} layout="above">
    <ol
      role="list"
      css={{
        ...stack(size.hairline),
        backgroundColor: color.rule,
        border: border.fine,
        ...columns(2),
      }}
    >
      {items.map(({ title, text }, index) => (
        <li key={title} css={{ ...stack(space.xs), padding: space.l, backgroundColor: color.paper }}>
          <span aria-hidden css={{ ...tabularNumbers, fontSize: fontSize.h3, color: color.accent }}>
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p css={{ color: color.muted }}>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
