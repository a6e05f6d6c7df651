import { graphql } from "gatsby";
import { label } from "../styles/mixins";
import { space } from "../styles/tokens";
import { PageHeader } from "../ui/page-header";
import { Today } from "../ui/today";

export const fragment = graphql`
  fragment LegalHeader on LegalPage {
    title
    lead
  }
`;

/** The top of a legal page, with today's date (specification, section 2, About and legal). */
export function LegalHeader({
  title,
  lead,
  lastUpdatedLabel,
  buildDate,
}: Queries.LegalHeaderFragment & { lastUpdatedLabel: string; buildDate: string }) {
  return (
    <PageHeader title={title} lead={lead}>
      <p css={{ ...label, marginBlockStart: space.l }}>
        {lastUpdatedLabel}: <Today buildDate={buildDate} />
      </p>
    </PageHeader>
  );
}
