import { graphql } from "gatsby";
import { useSiteIdentity } from "../seo/site-data";
import { stack } from "../styles/mixins";
import { color, fontSize, media, space } from "../styles/tokens";
import { Link } from "../ui/link";
import { addressesOnPaper } from "./prose-styles";

export const fragment = graphql`
  fragment ReportReuse on ResearchPageReuse {
    heading
    license
    licenseLink {
      ...Action
    }
    corrections
    report {
      ...Action
    }
  }
`;

export function ReportReuse({ heading, ...reuse }: Queries.ReportReuseFragment) {
  const { siteUrl } = useSiteIdentity().site;
  return (
    <section
      css={{
        "--site-url": JSON.stringify(siteUrl),
        ...stack(space.s),
        h2: { fontSize: fontSize.h3 },
        p: { color: color.muted },
        [media.print]: { ...addressesOnPaper, breakInside: "avoid" },
      }}
    >
      <h2>{heading}</h2>
      <p>
        {`${reuse.license} `}
        <Link to={reuse.licenseLink.to}>{reuse.licenseLink.label}</Link>
      </p>
      <p>
        {`${reuse.corrections} `}
        <Link to={reuse.report.to}>{reuse.report.label}</Link>
      </p>
    </section>
  );
}
