import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Claims } from "../sections/claims";
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
      claims
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
    organisation {
      ...Claims
    }
  }
`;

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { aboutPage, organisation } = data;
  if (aboutPage === null || organisation === null) return null;
  const { actions, claims, picture, sections, closing } = aboutPage;
  return (
    <>
      <PageHeader {...aboutPage}>
        <Actions links={actions} />
      </PageHeader>
      {claims && (
        <Block>
          <Claims {...organisation} />
        </Block>
      )}
      <ContentPicture picture={picture} loading={claims ? "lazy" : "eager"} />
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
