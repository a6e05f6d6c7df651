import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LegalHeader } from "../sections/legal-header";
import { LongText } from "../sections/long-text";
import { SeoHead } from "../seo/seo-head";

export const query = graphql`
  query LegalPage($id: String!) {
    legalPage(id: { eq: $id }) {
      ...LegalHeader
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
        siteUrl
      }
    }
  }
`;

/** A legal page; its route is the name of its content file. */
export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const { legalPage, navigation, site } = data;
  if (legalPage === null || navigation === null) return null;
  const { contentsLabel, lastUpdatedLabel } = navigation;
  const buildDate = site?.siteMetadata?.buildDate ?? "";
  return (
    <article>
      <LegalHeader {...legalPage} lastUpdatedLabel={lastUpdatedLabel} buildDate={buildDate} />
      <LongText
        {...legalPage}
        contentsLabel={contentsLabel}
        siteUrl={site?.siteMetadata?.siteUrl ?? ""}
      />
    </article>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.LegalPageQuery>) => (
  <SeoHead seo={data.legalPage?.seo} pathname={location.pathname} />
);
