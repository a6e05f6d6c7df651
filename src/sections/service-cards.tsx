import { graphql } from "gatsby";
import { visuallyHidden } from "../styles/mixins";
import { color, fontSize, media, size, space } from "../styles/tokens";
import { Bullets } from "../ui/bullets";
import { Cover } from "../ui/cover";
import { Icon } from "../ui/icon/icon";
import { Link } from "../ui/link";

export const fragment = graphql`
  fragment ServiceCard on Service {
    name
    path
    icon
    coverImage
    description
    features
  }
`;

/**
 * The services as cards, three in a row on large screens (specification, section 2). `heading`: the
 * level of their names, one below that of the heading above them.
 */
export function ServiceCards({
  services,
  learnMore,
  heading = "h3",
}: {
  services: readonly Queries.ServiceCardFragment[];
  learnMore: string;
  heading?: "h2" | "h3";
}) {
  return (
    <ul
      role="list"
      css={{
        display: "grid",
        borderTop: `${size.hairline} solid ${color.rule}`,
        [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      {services.map((service) => (
        <ServiceCard key={service.path} service={service} learnMore={learnMore} heading={heading} />
      ))}
    </ul>
  );
}

function ServiceCard({
  service: { name, path, icon, coverImage, description, features },
  learnMore,
  heading: Heading,
}: {
  service: Queries.ServiceCardFragment;
  learnMore: string;
  heading: "h2" | "h3";
}) {
  return (
    <li
      css={{
        display: "flex",
        flexDirection: "column",
        gap: space.m,
        paddingBlock: space.l,
        borderBottom: `${size.hairline} solid ${color.rule}`,
        [media.medium]: {
          paddingInline: space.l,
          borderInlineStart: `${size.hairline} solid ${color.rule}`,
          "&:nth-of-type(2n + 1)": { borderInlineStart: 0, paddingInlineStart: 0 },
        },
        [media.wide]: {
          "&:nth-of-type(2n + 1)": {
            borderInlineStart: `${size.hairline} solid ${color.rule}`,
            paddingInlineStart: space.l,
          },
          "&:nth-of-type(3n + 1)": { borderInlineStart: 0, paddingInlineStart: 0 },
        },
      }}
    >
      <div css={{ display: "flex", alignItems: "center", gap: space.s }}>
        <Icon name={icon} />
        <Heading css={{ fontSize: fontSize.h3 }}>{name}</Heading>
      </div>
      <div css={{ display: "flex", alignItems: "start", gap: space.m }}>
        <p css={{ flex: "1", color: color.muted }}>{description}</p>
        <Cover image={coverImage} width={size.smallCover} />
      </div>
      <Bullets items={features} />
      <p css={{ marginBlockStart: "auto" }}>
        <Link
          to={path}
          css={{
            display: "inline-flex",
            alignItems: "center",
            minHeight: size.target,
            fontWeight: 600,
          }}
        >
          <span>{learnMore}</span>
          {/* In the text, not in an attribute: search engines read what a link says. */}
          <span css={visuallyHidden}>: {name}</span>
        </Link>
      </p>
    </li>
  );
}
