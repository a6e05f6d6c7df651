import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { addressOf } from "../addresses";
import { apaReference, bibtexReference } from "../seo/citation-formats";
import { useSiteIdentity } from "../seo/site-data";
import { copyBox, label } from "../styles/mixins";
import { border, color, media, size, space } from "../styles/tokens";
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
`;

export function ReportCitation({ report }: { report: Queries.ReportCitationFragment }) {
  const { name: publisher, siteUrl } = useSiteIdentity().site;
  const url = addressOf(siteUrl, report.path);
  const cited = { ...report, publisher, url };
  const formats = { APA: apaReference(cited), BibTeX: bibtexReference(cited) };
  return (
    <div css={citationStyles}>
      <details>
        <summary>Cite this report</summary>
        {Object.entries(formats).map(([format, reference]) => (
          <div key={format}>
            <p>{format}</p>
            <p>{reference}</p>
            <CopyButton text={reference}>Copy {format}</CopyButton>
          </div>
        ))}
      </details>
      <div>
        <CopyButton text={url} share={report.title}>
          Share this report
        </CopyButton>
      </div>
    </div>
  );
}

const citationStyles: CSSObject = {
  paddingBlock: space.xs,
  borderBlock: border.fine,
  [media.print]: { display: "none" },
  "& > div, summary": { minHeight: size.target },
  summary: {
    paddingBlock: space.xs,
    cursor: "pointer",
    color: color.accent,
    fontWeight: 600,
    // Puts the triangle of `<details>` in the margin, so that the text lines up with the button below. On
    // phones, the margin is too narrow.
    [media.medium]: { listStylePosition: "outside" },
  },
  "details > div": { marginBlock: `${space.s} ${space.l}` },
  p: label,
  "p + p": { ...copyBox, marginBlock: `${space.xxs} ${space.s}`, color: color.ink },
};
