import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SuggestTopic } from "../../sections/suggest-topic";
import { SeoHead } from "../../seo/seo-head";
import { space } from "../../styles/tokens";
import { Container, PageTitle } from "../../ui/page";

export const query = graphql`
  query SuggestTopicPage {
    suggestTopicPage {
      title
      lead
      ...SuggestTopic
      seo {
        ...PageSeo
      }
    }
  }
`;

export default function SuggestTopicPage({ data }: PageProps<Queries.SuggestTopicPageQuery>) {
  const { suggestTopicPage } = data;
  if (suggestTopicPage === null) return null;
  return (
    <Container css={{ paddingBlockStart: space.section }}>
      <SuggestTopic entry={suggestTopicPage.entry} popular={suggestTopicPage.popular}>
        <header css={{ marginBlockEnd: space.xl }}>
          <PageTitle title={suggestTopicPage.title} lead={suggestTopicPage.lead} />
        </header>
      </SuggestTopic>
    </Container>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.SuggestTopicPageQuery>) => (
  <SeoHead seo={data.suggestTopicPage?.seo} pathname={location.pathname} />
);
