import { graphql } from "gatsby";
import { columns, stack, target, visuallyHidden } from "../styles/mixins";
import { color, line, media, size, space } from "../styles/tokens";
import { Bullets } from "../ui/bullets";
import { Illustration } from "../ui/illustration";
import { Icon } from "../ui/icon/icon";
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
   * `cards` puts three services in a row on large screens (specification, section 2). `rows` puts each service in a
   * row of its own, with a larger illustration.
   */
  readonly layout: "cards" | "rows";
}

export const ServiceCards = ({ services, learnMore, layout }: ServiceCardsProps) => (
  <ul role="list" css={listStyles[layout]}>
    {services.map(({ name, path, icon, illustrationSvg, description, features }) => (
      <li key={path}>
        <h3 css={{ display: "flex", gap: space.s }}>
          <Icon name={icon} />
          {name}
        </h3>
        <p css={{ color: color.muted }}>{description}</p>
        <Illustration svg={illustrationSvg} />
        <Bullets items={features} />
        <p>
          <Link to={path} css={{ ...target, fontWeight: 600 }}>
            <span>{learnMore}</span>
            {/* The name is visually hidden text instead of an `aria-label`, because search engines read link text. */}
            <span css={visuallyHidden}>: {name}</span>
          </Link>
        </p>
      </li>
    ))}
  </ul>
);

const beside = { borderInlineStart: line.fine, paddingInline: space.l };
const firstOfRow = { borderInlineStart: 0, paddingInlineStart: 0 };

const acrossItem = "& > h3, & > ul, & > p:last-of-type";

/** Phone layout of a service. The illustration is beside the description, and the rest takes the full width. */
const item = (illustration: string) => ({
  ...stack(space.m),
  gridTemplateColumns: `minmax(0, 1fr) ${illustration}`,
  gridTemplateRows: "auto auto 1fr",
  // The padding is smaller at the bottom, because the last line is a thumb-sized link with space around its text.
  paddingBlock: `${space.l} ${space.s}`,
  borderBottom: line.fine,
  [acrossItem]: { gridColumn: "1 / -1" },
});

const listStyles = {
  cards: {
    display: "grid",
    borderTop: line.fine,
    ...columns(2),
    ...columns(3, media.wide),
    "& > li": {
      ...item(size.smallIllustration),
      [media.medium]: { ...beside, "&:nth-of-type(2n + 1)": firstOfRow },
      [media.wide]: { "&:nth-of-type(2n + 1)": beside, "&:nth-of-type(3n + 1)": firstOfRow },
    },
  },
  rows: {
    "& > li": {
      ...item("8rem"),
      [media.medium]: {
        gridTemplateColumns: "14rem minmax(0, 1fr)",
        columnGap: space.xl,
        [`${acrossItem}, & > p`]: { gridColumn: 2 },
        "& > div": { gridColumn: 1, gridRow: "1 / span 4" },
      },
      // In wide windows, the list of features goes beside the description.
      [media.wide]: {
        gridTemplateColumns: "14rem minmax(0, 6fr) minmax(0, 5fr)",
        "& > ul": { gridColumn: 3, gridRow: "1 / span 4" },
      },
    },
    "& > li:first-of-type": { paddingBlockStart: 0 },
    "& > li:last-of-type": { paddingBlockEnd: 0, borderBottom: 0 },
  },
};
