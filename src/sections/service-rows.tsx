import { graphql } from "gatsby";
import { stack } from "../styles/mixins";
import { border, color, media, space } from "../styles/tokens";
import { Bullets } from "../ui/bullets";
import { Icon } from "../ui/icon/icon";
import { Illustration } from "../ui/illustration";
import { LearnMore } from "../ui/learn-more";

export const fragment = graphql`
  fragment ServiceRow on Service {
    name
    path
    icon
    illustrationSvg
    description
    features
  }
`;

interface ServiceRowsProps {
  readonly services: readonly Queries.ServiceRowFragment[];
  readonly learnMore: string;
}

/** Shows one service per row, with its cover. */
export const ServiceRows = ({ services, learnMore }: ServiceRowsProps) => (
  <ul role="list" css={listCss}>
    {services.map(({ name, path, icon, illustrationSvg, description, features }) => (
      <li key={path}>
        <Illustration svg={illustrationSvg} css={{ gridArea: "picture" }} />
        <h3 css={{ gridArea: "name", display: "flex", gap: space.s }}>
          <Icon name={icon} />
          {name}
        </h3>
        <p css={{ gridArea: "text", color: color.muted }}>{description}</p>
        <Bullets items={features} css={{ gridArea: "features" }} />
        <p css={{ gridArea: "link" }}>
          <LearnMore to={path} label={learnMore} name={name} />
        </p>
      </li>
    ))}
  </ul>
);

const listCss = {
  "& > li": {
    ...stack(space.m),
    position: "relative",
    gridTemplate: `"picture" "name" "text" "features" "link" / minmax(0, 1fr)`,
    paddingBlock: space.l,
    borderBottom: border.fine,
    "&:hover h3": { color: color.accentStrong },
    [media.medium]: {
      columnGap: space.xl,
      gridTemplate: `
        "picture picture" auto
        "name features" auto
        "text features" auto
        "link features" 1fr / minmax(0, 1fr) minmax(0, 1fr)`,
    },
    [media.wide]: {
      gridTemplate: `
        "picture name features" auto
        "picture text features" auto
        "picture link features" 1fr / minmax(0, 9fr) minmax(0, 8fr) minmax(0, 7fr)`,
    },
  },
  "& > li:first-of-type": { paddingBlockStart: 0 },
  "& > li:last-of-type": { paddingBlockEnd: 0, borderBottom: 0 },
} as const;
