import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Explanation } from "../sections/explanation";
import { Investments } from "../sections/investments";
import { Invitation } from "../sections/invitation";
import { Testimonials } from "../sections/testimonials";
import { SeoHead } from "../seo/seo-head";
import { Block, PageHeader } from "../ui/page";

export const query = graphql`
  query ReviewsPage {
    reviewsPage {
      title
      lead
      ...TestimonialLabels
      invitation {
        ...Invitation
      }
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
    organization {
      currency
    }
    allTestimonial(sort: { order: ASC }) {
      ...Testimonials
      nodes {
        ...Investment
      }
    }
  }
`;

export default function ReviewsPage({ data }: PageProps<Queries.ReviewsPageQuery>) {
  const { reviewsPage, organization, allTestimonial } = data;
  if (reviewsPage === null || organization === null) return null;
  return (
    <>
      <PageHeader title={reviewsPage.title} lead={reviewsPage.lead} />
      <Investments {...organization} testimonials={allTestimonial.nodes} />
      <Block>
        <Testimonials testimonials={allTestimonial.nodes} labels={reviewsPage} />
      </Block>
      <Explanation {...reviewsPage.verification} />
      <Invitation {...reviewsPage.invitation} />
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ReviewsPageQuery>) => (
  <SeoHead seo={data.reviewsPage?.seo} pathname={location.pathname} />
);
