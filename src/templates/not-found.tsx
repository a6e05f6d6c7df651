import { graphql, type HeadProps, type PageProps } from "gatsby";
import { NotFoundMessage } from "../sections/not-found-message";
import { SeoHead } from "../seo/seo-head";

export const query = graphql`
  query NotFoundTemplate {
    notFoundPage {
      ...NotFound
      seo {
        ...PageSeo
      }
    }
  }
`;

export default function NotFoundTemplate({ data }: PageProps<Queries.NotFoundTemplateQuery>) {
  if (data.notFoundPage === null) return null;
  return <NotFoundMessage {...data.notFoundPage} />;
}

export const Head = ({ data }: HeadProps<Queries.NotFoundTemplateQuery>) => (
  <SeoHead seo={data.notFoundPage?.seo} />
);
