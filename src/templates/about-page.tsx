import { graphql, type HeadProps, type PageProps } from "gatsby";
import { AboutHeader, SketchSheet } from "../sections/about-header";
import { AboutSection } from "../sections/about-sections";
import { Picture } from "../sections/content-picture";
import { Invitation } from "../sections/invitation";
import { Stats } from "../sections/stats";
import { SeoHead } from "../seo/seo-head";
import { Block } from "../ui/page";

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
        ...AboutSection
      }
      closing {
        ...Invitation
      }
      sketchSvg
      picture {
        ...ContentPicture
      }
      seo {
        ...PageSeo
      }
    }
    organization {
      stats {
        ...Stat
      }
    }
  }
`;

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { aboutPage, organization } = data;
  if (aboutPage === null || organization === null) return null;
  const { title, lead, actions, stats, picture, sketchSvg, sections, closing } = aboutPage;
  return (
    <>
      <AboutHeader title={title} lead={lead} actions={actions}>
        {picture ? <Picture picture={picture} loading="eager" /> : <SketchSheet svg={sketchSvg} />}
      </AboutHeader>
      {stats && (
        <Block>
          <Stats stats={organization.stats} />
        </Block>
      )}
      {sections.map((section) => (
        <AboutSection key={section.heading} {...section} />
      ))}
      <Invitation {...closing} />
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.AboutPageQuery>) => (
  <SeoHead seo={data.aboutPage?.seo} pathname={location.pathname} />
);
