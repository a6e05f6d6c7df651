import { graphql } from "gatsby";
import { columns, stack } from "../styles/mixins";
import { border, color, media, size, space } from "../styles/tokens";
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
    <ul
      role="list"
      css={{
        ...stack(size.hairline),
        backgroundColor: color.rule,
        border: border.fine,
        ...columns(2),
        [media.wide]: { gridTemplateColumns: `repeat(${items.length % 3 === 0 ? 3 : 2}, minmax(0, 1fr))` },
      }}
    >
      {items.map(({ title, text }) => (
        <li key={title} css={{ ...stack(space.xs), padding: space.l, backgroundColor: color.paper }}>
          <h3>{title}</h3>
          <p css={{ color: color.muted }}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
