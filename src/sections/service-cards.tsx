import { graphql } from "gatsby";
import { columns, stack, touchTarget, visuallyHidden } from "../styles/mixins";
import { border, color, media, size, space } from "../styles/tokens";
import { Bullets } from "../ui/bullets";
import { Icon } from "../ui/icon/icon";
import { Illustration } from "../ui/illustration";
import { Link } from "../ui/link";

export const fragment = graphql`
  fragment ServiceCard on Service {
    name
    path
    icon
    illustrationSvg
    description
    features
  }
`;

interface ServiceCardsProps {
  readonly services: readonly Queries.ServiceCardFragment[];
  readonly learnMore: string;
  /**
   * On large screens, `cards` puts three services in a row (specification, section 2), and `rows` puts one.
   */
  readonly layout: "cards" | "rows";
}

export const ServiceCards = ({ services, learnMore, layout }: ServiceCardsProps) => (
  <ul role="list" css={listStyles[layout]}>
    {services.map(({ name, path, icon, illustrationSvg, description, features }) => (
      <li key={path}>
        <h3 css={{ gridArea: "name", display: "flex", gap: space.s }}>
          <Icon name={icon} />
          {name}
        </h3>
        <p css={{ gridArea: "text", color: color.muted }}>{description}</p>
        <Illustration svg={illustrationSvg} css={{ gridArea: "picture" }} />
        <Bullets items={features} css={{ gridArea: "features" }} />
        <p css={{ gridArea: "link" }}>
          <Link to={path} css={{ ...touchTarget, fontWeight: 600 }}>
            <span>{learnMore}</span>
            {/* Search engines read this visually hidden text, but not an `aria-label`. */}
            <span css={visuallyHidden}>: {name}</span>
          </Link>
        </p>
      </li>
    ))}
  </ul>
);

const notFirst = { borderInlineStart: border.fine, paddingInline: space.l };
const firstOfRow = { borderInlineStart: 0, paddingInlineStart: 0 };

/** Layout of a service on phones, with the illustration beside the description. */
const item = (illustrationWidth: string) => ({
  ...stack(space.m),
  gridTemplate: `
    "name     name" auto
    "text     picture" auto
    "features features" 1fr
    "link     link" / minmax(0, 1fr) ${illustrationWidth}`,
  // The bottom padding is smaller, because the last line is a link with extra height for touch.
  paddingBlock: `${space.l} ${space.s}`,
  borderBottom: border.fine,
});

const listStyles = {
  cards: {
    display: "grid",
    borderTop: border.fine,
    ...columns(2),
    ...columns(3, media.wide),
    "& > li": {
      ...item(size.smallIllustration),
      [media.medium]: { ...notFirst, "&:nth-of-type(2n + 1)": firstOfRow },
      [media.wide]: { "&:nth-of-type(2n + 1)": notFirst, "&:nth-of-type(3n + 1)": firstOfRow },
    },
  },
  rows: {
    "& > li": {
      ...item("8rem"),
      [media.medium]: {
        columnGap: space.xl,
        paddingBlock: space.l,
        gridTemplate: `
          "picture name" auto
          "picture text" auto
          "picture features" 1fr
          "picture link" / 14rem minmax(0, 1fr)`,
      },
      [media.wide]: {
        gridTemplate: `
          "picture name features" auto
          "picture text features" auto
          "picture link features" 1fr / 14rem minmax(0, 6fr) minmax(0, 5fr)`,
      },
    },
    "& > li:first-of-type": { paddingBlockStart: 0 },
    "& > li:last-of-type": { paddingBlockEnd: 0, borderBottom: 0 },
  },
};
