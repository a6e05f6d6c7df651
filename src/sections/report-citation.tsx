import { graphql } from "gatsby";
import { addressOf } from "../addresses";
import { apaReference, bibtexReference } from "../seo/citation-formats";
import { useSiteIdentity } from "../seo/site-data";
import { label } from "../styles/mixins";
import { border, color, font, fontSize, media, size, space } from "../styles/tokens";
import { CopyButton } from "../ui/copy-button";

export const fragment = graphql`
  fragment ReportCitation on Report {
    slug
    title
    team
    path
    date
    corrections {
      date
    }
  }
  fragment ReportCitationLabels on ResearchPage {
    cite {
      heading
      copy
      share
      copied
      refused
    }
  }
`;

interface ReportCitationProps {
  readonly report: Queries.ReportCitationFragment;
  readonly labels: Queries.ReportCitationLabelsFragment["cite"];
}

export function ReportCitation({ report, labels }: ReportCitationProps) {
  const { name: publisher, siteUrl } = useSiteIdentity().site;
  const url = addressOf(siteUrl, report.path);
  const cited = { ...report, publisher, url };
  const formats = { APA: apaReference(cited), BibTeX: bibtexReference(cited) };
  return (
    <div css={{ paddingBlock: space.xs, borderBlock: border.fine, [media.print]: { display: "none" } }}>
      <details>
        <summary
          css={{
            minHeight: size.target,
            paddingBlock: space.xs,
            cursor: "pointer",
            color: color.accent,
            fontWeight: 600,
          }}
        >
          {labels.heading}
        </summary>
        {Object.entries(formats).map(([format, reference]) => (
          <div key={format} css={{ marginBlock: `${space.s} ${space.l}` }}>
            <p css={label}>{format}</p>
            <p
              css={{
                marginBlock: `${space.xxs} ${space.s}`,
                padding: space.m,
                backgroundColor: color.surface,
                fontFamily: font.label,
                fontSize: fontSize.small,
                whiteSpace: "pre-wrap",
              }}
            >
              {reference}
            </p>
            <CopyButton text={reference} labels={labels}>
              {labels.copy.replace("{format}", format)}
            </CopyButton>
          </div>
        ))}
      </details>
      <div css={{ minHeight: size.target }}>
        <CopyButton text={url} labels={labels} share={report}>
          {labels.share}
        </CopyButton>
      </div>
    </div>
  );
}
