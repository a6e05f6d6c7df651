import { graphql } from "gatsby";
import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import { label, lead } from "../styles/mixins";
import { color, media, size, space } from "../styles/tokens";
import { Badge } from "../ui/badge";
import { Container } from "../ui/container";
import { Icon } from "../ui/icon/icon";
import { LineIcon } from "../ui/icon/line-icon";
import { Link } from "../ui/link";
import { TallyField } from "../ui/tally/tally-field";

export const fragment = graphql`
  fragment ReportHeader on Report {
    title
    summary
    category
    badge
    date(formatString: "MMMM D, YYYY")
    team
    sample
    period
    words
    icon
    back {
      label
      to
    }
  }
  fragment ReportHeaderWords on ResearchPage {
    coverLegend
    readingTime
  }
`;

/** The cover of a report: way back, badge, title, summary, and who studied what over which time. */
export function ReportHeader({
  title,
  summary,
  category,
  badge,
  date,
  team,
  sample,
  period,
  words,
  icon,
  back,
  coverLegend,
  readingTime,
}: Queries.ReportHeaderFragment & Queries.ReportHeaderWordsFragment) {
  return (
    <header css={{ paddingBlockStart: space.l }}>
      <Container>
        <Link
          to={back.to}
          css={{
            display: "inline-flex",
            alignItems: "center",
            gap: space.xs,
            minHeight: size.target,
            fontWeight: 600,
            [media.print]: { display: "none" },
          }}
        >
          <LineIcon drawing={ArrowLeft} size="1.125rem" />
          {back.label}
        </Link>
        <div
          css={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: space.m,
            marginBlockStart: space.xl,
          }}
        >
          <p
            css={{
              ...label,
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              gap: `${space.xs} ${space.s}`,
            }}
          >
            <Badge tone="green">{badge}</Badge>
            <Icon name={icon} />
            {category}
          </p>
          <h1 css={{ maxWidth: "22ch" }}>{title}</h1>
          <p css={lead}>{summary}</p>
        </div>
        <ul
          role="list"
          css={{
            ...label,
            display: "flex",
            flexWrap: "wrap",
            gap: `${space.xs} ${space.xl}`,
            marginBlockStart: space.xl,
            paddingBlock: space.m,
            borderBlock: `${size.line} solid ${color.ink}`,
            color: color.ink,
          }}
        >
          {[date, team, sample, period, readingTimeOf(words, readingTime)].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <ReportCover sample={sample} legend={coverLegend} />
      </Container>
    </header>
  );
}

/** The sample drawn stroke by stroke; nothing when the sample does not begin with a number. */
function ReportCover({ sample, legend }: { sample: string; legend: string }) {
  const count = Number.parseInt(sample, 10);
  if (Number.isNaN(count)) return null;
  return (
    <figure css={{ marginBlockStart: space.l, padding: space.l, backgroundColor: color.bar }}>
      <TallyField count={count} />
      <figcaption css={{ ...label, marginBlockStart: space.s }}>
        {legend.replace("{sample}", sample)}
      </figcaption>
    </figure>
  );
}

/** Words of plain English that adults read in a minute without haste (Brysbaert 2019: 238). */
const wordsPerMinute = 238;

/** The reading time of a text, in the words of `pattern`, where `{minutes}` stands for the number. */
const readingTimeOf = (words: number, pattern: string): string =>
  pattern.replace("{minutes}", String(Math.max(1, Math.round(words / wordsPerMinute))));
