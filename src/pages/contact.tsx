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
      form {
        ...ContactFormSection
      }
      sent {
        report
        reviews {
          ...Action
        }
      }
      nextSteps {
        ...NextSteps
      }
      seo {
        ...PageSeo
      }
    }
    organization {
      messageSource
      ...ContactDetails
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
  const { form, sent } = contactPage;
  const { email, phone, messageSource } = organization;
  const [latest] = allReport.nodes;
  const links = latest ? [{ label: sent.report, to: latest.path }, sent.reviews] : [sent.reviews];
  return (
    <>
      <ContactHeader page={contactPage} details={organization} />
      <ContactFormSection {...form} form={{ details: { email, phone, messageSource }, links }}>
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
