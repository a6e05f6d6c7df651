import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ContentPicture } from "../sections/content-picture";
import { Explanation } from "../sections/explanation";
import { ServiceHeader } from "../sections/service-header";
import { ServiceOffer } from "../sections/service-offer";
import { SeoHead } from "../seo/seo-head";
import { breadcrumbData, serviceData } from "../seo/structured-data";

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
      seo {
        ...PageSeo
      }
    }
    servicesPage {
      title
      ...ServiceActions
    }
  }
`;

export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const { service, servicesPage } = data;
  if (service === null || servicesPage === null) return null;
  return (
    <>
      <ServiceHeader service={service} actions={servicesPage} />
      <ContentPicture picture={service.picture} />
      <Explanation {...service.what} />
      <Explanation {...service.why} />
      <ServiceOffer {...service.offer} />
      <Explanation {...service.choose} />
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
