import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ContentPicture } from "../sections/content-picture";
import { Explanation } from "../sections/explanation";
import { Invitation } from "../sections/invitation";
import { ServiceOffer } from "../sections/service-offer";
import { Testimonials } from "../sections/testimonials";
import { SeoHead } from "../seo/seo-head";
import { breadcrumbData, serviceData } from "../seo/structured-data";
import { Actions } from "../ui/button";
import { Illustration } from "../ui/illustration";
import { PageHeader, Section } from "../ui/page";

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) {
      name
      path
      description
      title
      lead: tagline
      illustrationSvg
      picture {
        ...ContentPicture
      }
      what {
        heading
        paragraphs
      }
      why {
        ...Explanation
      }
      choose {
        ...Explanation
      }
      offer {
        ...ServiceOffer
      }
      work {
        heading
        points {
          ...Point
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
      contact {
        ...Action
      }
      viewAll {
        ...Action
      }
    }
    allTestimonial(filter: { service: { id: { eq: $id } } }, sort: { order: ASC }) {
      ...Testimonials
    }
    homePage {
      testimonials {
        heading
      }
    }
    reviewsPage {
      ...TestimonialLabels
    }
  }
`;

export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const { service, servicesPage, allTestimonial, homePage, reviewsPage } = data;
  if (!service || !servicesPage || !homePage || !reviewsPage) return null;
  return (
    <>
      <PageHeader
        title={service.title}
        lead={service.lead}
        illustration={<Illustration svg={service.illustrationSvg} />}
      >
        <Actions links={[servicesPage.contact, servicesPage.viewAll]} />
      </PageHeader>
      <ContentPicture picture={service.picture} loading="eager" />
      <ServiceOffer {...service.offer} />
      <Explanation {...service.work} />
      <Explanation {...service.what} />
      <Explanation {...service.why} />
      <Explanation {...service.choose} />
      {allTestimonial.nodes.length > 0 && (
        <Section heading={homePage.testimonials.heading}>
          <Testimonials testimonials={allTestimonial.nodes} labels={reviewsPage} />
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
