import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ResearchTopicForm } from "../../sections/research-topic-form";
import { SuggestEntry } from "../../sections/suggest-entry";
import { SeoHead } from "../../seo/seo-head";
import { Block, PageHeader } from "../../ui/page";

export const query = graphql`
  query SuggestTopicPage {
    suggestTopicPage {
      title
      lead
      ...SuggestEntry
      seo {
        ...PageSeo
      }
    }
  }
`;

export default function SuggestTopicPage({ data }: PageProps<Queries.SuggestTopicPageQuery>) {
  const { suggestTopicPage } = data;
  if (suggestTopicPage === null) return null;
  const { title, lead } = suggestTopicPage;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Block>
        <SuggestEntry {...suggestTopicPage}>
          <ResearchTopicForm />
        </SuggestEntry>
      </Block>
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.SuggestTopicPageQuery>) => (
  <SeoHead seo={data.suggestTopicPage?.seo} pathname={location.pathname} />
);
