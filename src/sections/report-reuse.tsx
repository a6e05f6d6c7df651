import { graphql } from "gatsby";
import { useSiteIdentity } from "../seo/site-data";
import { color, media, size, space } from "../styles/tokens";
import { Block } from "../ui/page";
import { Link } from "../ui/link";
import { addressesOnPaper } from "./prose-styles";

export const fragment = graphql`
  fragment ReportReuse on ResearchPageReuse {
    heading
    license
    licenseLink {
      label
      to
    }
    corrections
    report {
      label
      to
    }
  }
`;

/** Under which license the figures of a report may be used, and how to report an error in it. */
export function ReportReuse({
  heading,
  license,
  licenseLink,
  corrections,
  report,
}: Queries.ReportReuseFragment) {
  const { siteUrl } = useSiteIdentity().site;
  return (
    <Block>
      <section
        css={{
          "--site-url": JSON.stringify(siteUrl),
          display: "grid",
          gap: space.s,
          maxWidth: size.measure,
          [media.print]: { ...addressesOnPaper, breakInside: "avoid" },
        }}
      >
        <h2>{heading}</h2>
        <p css={{ color: color.muted }}>
          {license} <Link to={licenseLink.to}>{licenseLink.label}</Link>
        </p>
        <p css={{ color: color.muted }}>
          {corrections} <Link to={report.to}>{report.label}</Link>
        </p>
      </section>
    </Block>
  );
}
