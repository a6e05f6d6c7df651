import { label } from "../styles/mixins";
import { space } from "../styles/tokens";
import { PageHeader } from "../ui/page-header";
import { Today } from "../ui/today";

/** The top of a page of text; of a legal one with today's date (specification, section 2, About and legal). */
export function TextHeader({
  title,
  lead,
  updated,
}: {
  title: string;
  lead: string;
  updated?: { lastUpdatedLabel: string; buildDate: string };
}) {
  return (
    <PageHeader title={title} lead={lead}>
      {updated && (
        <p css={{ ...label, marginBlockStart: space.l }}>
          {updated.lastUpdatedLabel}: <Today buildDate={updated.buildDate} />
        </p>
      )}
    </PageHeader>
  );
}
