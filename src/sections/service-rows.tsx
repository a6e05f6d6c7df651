import { graphql } from "gatsby";
import { stack, tabularNumbers } from "../styles/mixins";
import { border, color, fontSize, media, space } from "../styles/tokens";
import { Bullets } from "../ui/bullets";
import { Illustration } from "../ui/illustration";
import { LearnMore } from "../ui/learn-more";
import { Link } from "../ui/link";

export const fragment = graphql`
  fragment ServiceRow on Service {
    name
    path
    illustrationSvg
    description
    features
    report {
      ...ReportFigure
    }
  }
`;

interface ServiceRowsProps {
  readonly services: readonly Queries.ServiceRowFragment[];
  readonly learnMore: string;
}

export const ServiceRows = ({ services, learnMore }: ServiceRowsProps) => (
  <ul role="list" css={listCss}>
    {services.map(({ name, path, illustrationSvg, description, features, report }) => (
      <li key={path}>
        <Illustration svg={illustrationSvg} css={{ gridArea: "picture" }} />
        <h3 css={{ gridArea: "name" }}>{name}</h3>
        <p css={{ gridArea: "text", color: color.muted, textWrap: "balance" }}>{description}</p>
        <div css={{ ...stack(space.m), gridArea: "evidence" }}>
          <Bullets items={features} />
          {report && (
            <Link to={report.path} css={figureLink}>
              <b>{report.keyFigure.value}</b> <span>{report.keyFigure.label}</span>
            </Link>
          )}
        </div>
        <p css={{ gridArea: "link" }}>
          <LearnMore to={path} label={learnMore} name={name} />
        </p>
      </li>
    ))}
  </ul>
);

const figureLink = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  justifySelf: "start",
  gap: space.s,
  color: color.ink,
  fontSize: fontSize.small,
  lineHeight: 1.3,
  textWrap: "balance",
  b: { ...tabularNumbers, fontSize: fontSize.h2, color: color.accent },
} as const;

const listCss = {
  "& > li": {
    ...stack(space.m),
    position: "relative",
    gridTemplate: `"picture" "name" "text" "evidence" "link" / minmax(0, 1fr)`,
    paddingBlock: space.l,
    borderBottom: border.fine,
    "&:hover h3": { color: color.accentStrong },
    [media.medium]: {
      columnGap: space.xl,
      gridTemplate: `
        "picture picture" auto
        "name evidence" auto
        "text evidence" auto
        "link evidence" 1fr / minmax(0, 1fr) minmax(0, 1fr)`,
    },
    [media.wide]: {
      columnGap: space.xxl,
      gridTemplate: `
        "picture name evidence" auto
        "picture text evidence" auto
        "picture link evidence" 1fr / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)`,
    },
  },
  "& > li:first-of-type": { paddingBlockStart: 0 },
  "& > li:last-of-type": { paddingBlockEnd: 0, borderBottom: 0 },
} as const;
