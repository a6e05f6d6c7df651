import { graphql } from "gatsby";
import { columns, inParentRows, stack } from "../styles/mixins";
import { border, color, fontSize, media, space } from "../styles/tokens";
import { Bullets } from "../ui/bullets";
import { CardIcon } from "../ui/illustration";
import { LearnMore } from "../ui/learn-more";

export const fragment = graphql`
  fragment ServiceCard on Service {
    name
    path
    illustration
    description
    features
  }
`;

interface ServiceCardsProps {
  readonly services: readonly Queries.ServiceCardFragment[];
  readonly learnMore: string;
}

/** On large screens, each row has three services (specification, section 2). */
export const ServiceCards = ({ services, learnMore }: ServiceCardsProps) => (
  <ul role="list" css={listCss}>
    {services.map(({ name, path, illustration, description, features }) => (
      <li key={path}>
        <CardIcon name={illustration} css={{ gridArea: "icon" }} />
        <h3 css={{ gridArea: "name" }}>{name}</h3>
        <p css={{ gridArea: "text", color: color.muted, textWrap: "balance", [media.narrow]: phoneText }}>
          {description}
        </p>
        <Bullets items={features} css={{ gridArea: "features", [media.narrow]: { gap: 0 } }} />
        <p css={{ gridArea: "link" }}>
          <LearnMore to={path} label={learnMore} name={name} />
        </p>
      </li>
    ))}
  </ul>
);

const phoneText = { fontSize: fontSize.small, lineHeight: 1.45 };
const notFirst = { borderInlineStart: border.fine, paddingInline: space.l };
const firstOfRow = { borderInlineStart: 0, paddingInlineStart: 0 };

const listCss = {
  display: "grid",
  borderTop: border.fine,
  ...columns(2),
  ...columns(3, media.wide),
  "& > li": {
    ...stack(`${space.xs} ${space.m}`),
    position: "relative",
    gridTemplate: `
      "icon     name" auto
      "icon     text" 1fr
      "features features" auto
      "link     link" auto / auto minmax(0, 1fr)`,
    paddingBlock: space.m,
    borderBottom: border.fine,
    "&:hover h3": { color: color.accentStrong },
    [media.medium]: {
      ...notFirst,
      ...inParentRows("span 4"),
      rowGap: space.m,
      gridTemplateAreas: '"icon name" "text text" "features features" "link link"',
      alignItems: "start",
      paddingBlock: space.l,
      "& > h3": { alignSelf: "center" },
      "&:nth-of-type(2n + 1)": firstOfRow,
    },
    [media.wide]: { "&:nth-of-type(2n + 1)": notFirst, "&:nth-of-type(3n + 1)": firstOfRow },
  },
} as const;
