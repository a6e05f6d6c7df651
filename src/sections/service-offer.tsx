import { graphql } from "gatsby";
import { figures } from "../styles/mixins";
import { color, fontSize, media, size, space } from "../styles/tokens";
import { Section } from "../ui/section";

export const fragment = graphql`
  fragment ServiceOffer on ServiceOffer {
    heading
    lead
    items {
      title
      text
    }
  }
`;

/** What a service includes, as numbered cards. */
export function ServiceOffer({ heading, lead, items }: Queries.ServiceOfferFragment) {
  return (
    <Section heading={heading} lead={lead} layout="above">
      <ol
        role="list"
        css={{
          display: "grid",
          gap: size.hairline,
          backgroundColor: color.rule,
          border: `${size.hairline} solid ${color.rule}`,
          [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {items.map(({ title, text }, index) => (
          <li
            key={title}
            css={{ display: "grid", gap: space.xs, padding: space.l, backgroundColor: color.paper }}
          >
            <span aria-hidden css={{ ...figures, fontSize: fontSize.h3, color: color.accent }}>
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p css={{ color: color.muted }}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
