import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Stats } from "../sections/stats";
import { ContentPicture } from "../sections/content-picture";
import { Explanation } from "../sections/explanation";
import { Invitation } from "../sections/invitation";
import { SeoHead } from "../seo/seo-head";
import { Actions } from "../ui/button";
import { Block, PageHeader } from "../ui/page";

export const query = graphql`
  query AboutPage($id: String!) {
    aboutPage(id: { eq: $id }) {
      title
      lead
      actions {
        ...Action
      }
      stats
      sections {
        ...Explanation
      }
      closing {
        ...Invitation
      }
      picture {
        ...ContentPicture
      }
      seo {
        ...PageSeo
      }
    }
    organization {
      ...Stats
    }
  }
`;

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { aboutPage, organization } = data;
  if (aboutPage === null || organization === null) return null;
  const { actions, stats, picture, sections, closing } = aboutPage;
  return (
    <>
      <PageHeader title={aboutPage.title} lead={aboutPage.lead}>
        <Actions links={actions} />
      </PageHeader>
      {stats && (
        <Block>
          <Stats stats={organization.stats} />
        </Block>
      )}
      <ContentPicture picture={picture} loading={stats ? "lazy" : "eager"} />
      {sections.map((section) => (
        <Explanation key={section.heading} {...section} />
      ))}
      <Invitation {...closing} />
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.AboutPageQuery>) => (
  <SeoHead seo={data.aboutPage?.seo} pathname={location.pathname} />
);
