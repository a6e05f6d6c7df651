import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ContentPicture } from "../sections/content-picture";
import { Explanation, Ledger } from "../sections/explanation";
import { Invitation } from "../sections/invitation";
import { NextSteps } from "../sections/next-steps";
import { ReportEvidence, StatEvidence } from "../sections/service-evidence";
import { ServiceHeader } from "../sections/service-header";
import { ServiceOffer } from "../sections/service-offer";
import { ServiceStudy } from "../sections/service-study";
import { Praise, Testimonials } from "../sections/testimonials";
import { SeoHead } from "../seo/seo-head";
import { breadcrumbData, serviceData } from "../seo/structured-data";

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) {
      name
      path
      description
      ...ServiceHeader
      report {
        ...ReportEvidence
        ...ServiceStudy
      }
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
    contactPage {
      nextSteps {
        ...NextSteps
      }
    }
    organization {
      responseTime
      stats {
        ...Stat
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
  const { service, servicesPage, contactPage, organization, allTestimonial } = data;
  const { homePage, reviewsPage } = data;
  if (!service || !servicesPage || !contactPage || !organization || !homePage || !reviewsPage) return null;
  const { report } = service;
  const stat = organization.stats.find(({ drawing }) => drawing === "tally");
  return (
    <>
      <ServiceHeader {...service} actions={[servicesPage.contact, servicesPage.viewAll]}>
        {report ? <ReportEvidence report={report} /> : stat && <StatEvidence {...stat} />}
      </ServiceHeader>
      <ContentPicture picture={service.picture} loading="eager" />
      <ServiceOffer {...service.offer} />
      {allTestimonial.nodes.length > 0 && (
        <Praise heading={homePage.testimonials.heading}>
          <Testimonials testimonials={allTestimonial.nodes} labels={reviewsPage} />
        </Praise>
      )}
      <Ledger {...service.work} />
      <Explanation {...service.what} />
      {report && <ServiceStudy report={report} />}
      <Explanation {...service.why} />
      <Explanation {...service.choose} layout="facing" />
      <NextSteps {...contactPage.nextSteps} responseTime={organization.responseTime} />
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
