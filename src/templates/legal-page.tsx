import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LongText } from "../sections/long-text";
import { SeoHead } from "../seo/seo-head";
import { PageHeader } from "../ui/page";
import { LastUpdated } from "../ui/today";

export const query = graphql`
  query LegalPage($id: String!) {
    legalPage(id: { eq: $id }) {
      title
      lead
      html
      contents {
        id
        title
      }
      seo {
        ...PageSeo
      }
    }
    navigation {
      contentsLabel
      lastUpdatedLabel
    }
    site {
      siteMetadata {
        buildDate
      }
    }
  }
`;

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const { legalPage, navigation, site } = data;
  if (legalPage === null || navigation === null) return null;
  const { contentsLabel, lastUpdatedLabel } = navigation;
  const buildDate = site?.siteMetadata?.buildDate ?? "";
  return (
    <article>
      <PageHeader title={legalPage.title} lead={legalPage.lead}>
        <LastUpdated label={lastUpdatedLabel} buildDate={buildDate} />
      </PageHeader>
      <LongText {...legalPage} contentsLabel={contentsLabel} />
    </article>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.LegalPageQuery>) => (
  <SeoHead seo={data.legalPage?.seo} pathname={location.pathname} />
);
