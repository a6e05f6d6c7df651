import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ContentPicture } from "../sections/content-picture";
import { Explanation } from "../sections/explanation";
import { Invitation } from "../sections/invitation";
import { ServiceHeader } from "../sections/service-header";
import { ServiceOffer } from "../sections/service-offer";
import { Testimonials } from "../sections/testimonials";
import { SeoHead } from "../seo/seo-head";
import { breadcrumbData, serviceData } from "../seo/structured-data";
import { Points } from "../ui/points";
import { Section } from "../ui/page";

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) {
      name
      path
      description
      ...ServiceHeader
      picture {
        ...ContentPicture
      }
      what {
        heading
        paragraphs
      }
      why {
        heading
        paragraphs
        points {
          ...Point
        }
      }
      choose {
        heading
        paragraphs
        points {
          ...Point
        }
      }
      offer {
        ...ServiceOffer
      }
      work {
        heading
        points {
          title
          text
        }
      }
      closing {
        ...Invitation
      }
      seo {
        ...PageSeo
      }
    }
    servicesPage {
      title
      ...ServiceActions
    }
    allTestimonial(filter: { service: { id: { eq: $id } } }, sort: { order: ASC }) {
      nodes {
        ...Testimonial
      }
    }
    homePage {
      testimonials {
        heading
      }
    }
    reviewsPage {
      ...TestimonialWords
    }
  }
`;

/** The page of a service: what the client gets and how it is measured come before the reasons. */
export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const { service, servicesPage, homePage, reviewsPage } = data;
  if (!service || !servicesPage || !homePage || !reviewsPage) return null;
  const testimonials = data.allTestimonial.nodes;
  return (
    <>
      <ServiceHeader service={service} actions={servicesPage} />
      <ContentPicture picture={service.picture} />
      <ServiceOffer {...service.offer} />
      <Section heading={service.work.heading}>
        <Points points={service.work.points} />
      </Section>
      <Explanation {...service.what} />
      <Explanation {...service.why} />
      <Explanation {...service.choose} />
      {testimonials.length > 0 && (
        <Section heading={homePage.testimonials.heading}>
          <Testimonials testimonials={testimonials} words={reviewsPage} />
        </Section>
      )}
      <Invitation {...service.closing} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ServiceTemplateQuery>) {
  const { service, servicesPage } = data;
  if (service === null || servicesPage === null) return null;
  return (
    <SeoHead
      seo={service.seo}
      pathname={location.pathname}
      describe={(site) => [
        serviceData(site, service),
        breadcrumbData(site, [{ name: servicesPage.title, path: "/services" }, service]),
      ]}
    />
  );
}
