import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Testimonials } from "../sections/testimonials";
import { SeoHead } from "../seo/seo-head";
import { Block, PageHeader, Section } from "../ui/page";
import { Points } from "../ui/points";

export const query = graphql`
  query ReviewsPage {
    reviewsPage {
      title
      lead
      ...TestimonialWords
      verification {
        heading
        points {
          ...Point
        }
      }
      seo {
        ...PageSeo
      }
    }
    allTestimonial(sort: { order: ASC }) {
      nodes {
        ...Testimonial
      }
    }
  }
`;

export default function ReviewsPage({ data }: PageProps<Queries.ReviewsPageQuery>) {
  const { reviewsPage, allTestimonial } = data;
  if (reviewsPage === null) return null;
  const { title, lead, verification } = reviewsPage;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Block>
        <Testimonials testimonials={allTestimonial.nodes} words={reviewsPage} />
      </Block>
      <Section heading={verification.heading}>
        <Points points={verification.points} />
      </Section>
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ReviewsPageQuery>) => (
  <SeoHead seo={data.reviewsPage?.seo} pathname={location.pathname} />
);
