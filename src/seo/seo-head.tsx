import { graphql } from "gatsby";
import { useOrganisationName } from "./use-organisation-name";

/** Title and description of a page. */
export const fragment = graphql`
  fragment PageSeo on Seo {
    title
    description
  }
`;

/** The head of a page, for Gatsby's Head API. */
export function SeoHead({ seo }: { seo: Queries.PageSeoFragment | undefined }) {
  const name = useOrganisationName();
  if (seo === undefined) return null;
  return (
    <>
      <title>{`${seo.title} | ${name}`}</title>
      <meta name="description" content={seo.description} />
    </>
  );
}
