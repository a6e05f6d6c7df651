import { graphql } from "gatsby";
import { columns, target, visuallyHidden } from "../styles/mixins";
import { color, fontSize, line, media, size, space } from "../styles/tokens";
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

interface ServiceCardsProps {
  readonly services: readonly Queries.ServiceCardFragment[];
  readonly learnMore: string;
  /** The level of the services' names, one below that of the heading above them. */
  readonly heading?: "h2" | "h3";
}

/** The services as cards, three in a row on large screens (specification, section 2). */
export const ServiceCards = ({
  services,
  learnMore,
  heading: Heading = "h3",
}: ServiceCardsProps) => (
  <ul
    role="list"
    css={{ display: "grid", borderTop: line.fine, ...columns(2), ...columns(3, media.wide) }}
  >
    {services.map(({ name, path, icon, coverImage, description, features }) => (
      <li key={path} css={cardStyles}>
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
          <Link to={path} css={{ ...target, fontWeight: 600 }}>
            <span>{learnMore}</span>
            {/* In the text, not in an attribute: search engines read what a link says. */}
            <span css={visuallyHidden}>: {name}</span>
          </Link>
        </p>
      </li>
    ))}
  </ul>
);

const beside = { borderInlineStart: line.fine, paddingInlineStart: space.l };
const firstOfRow = { borderInlineStart: 0, paddingInlineStart: 0 };

const cardStyles = {
  display: "flex",
  flexDirection: "column",
  gap: space.m,
  paddingBlock: space.l,
  borderBottom: line.fine,
  [media.medium]: { ...beside, paddingInlineEnd: space.l, "&:nth-of-type(2n + 1)": firstOfRow },
  [media.wide]: { "&:nth-of-type(2n + 1)": beside, "&:nth-of-type(3n + 1)": firstOfRow },
} as const;
