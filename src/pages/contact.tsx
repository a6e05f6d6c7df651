import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ContactFormSection } from "../sections/contact-form-section";
import { ContactHeader } from "../sections/contact-header";
import { NextStepsAside } from "../sections/next-steps";
import { SeoHead } from "../seo/seo-head";
import { contactPageData } from "../seo/structured-data";

export const query = graphql`
  query ContactPage {
    contactPage {
      title
      ...ContactHeader
      ...ContactPanels
      form {
        ...ContactFormSection
        ...ContactForm
      }
      nextSteps {
        ...NextSteps
      }
      seo {
        ...PageSeo
      }
    }
    organization {
      ...ContactDetails
      ...ContactFormSettings
    }
    allReport(sort: [{ date: DESC }, { slug: ASC }], limit: 1) {
      nodes {
        path
      }
    }
  }
`;

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage, organization, allReport } = data;
  if (contactPage === null || organization === null) return null;
  const { form: labels, sent, failed } = contactPage;
  const { email, phone, messageSource } = organization;
  const form = {
    labels: { optional: labels.optional },
    panels: { sent, failed },
    details: { email, phone, messageSource },
    latestReport: allReport.nodes[0]?.path,
  };
  return (
    <>
      <ContactHeader page={contactPage} details={organization} />
      <ContactFormSection {...labels} form={form}>
        <NextStepsAside {...contactPage.nextSteps} responseTime={organization.responseTime} />
      </ContactFormSection>
    </>
  );
}

export function Head({ data, location: { pathname } }: HeadProps<Queries.ContactPageQuery>) {
  if (data.contactPage === null) return null;
  const { title: name, seo } = data.contactPage;
  const page = { name, description: seo.description, path: pathname };
  return <SeoHead seo={seo} pathname={pathname} describe={(site) => [contactPageData(site, page)]} />;
}
