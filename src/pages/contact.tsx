import { graphql, type HeadProps, type PageProps } from "gatsby";
import { formAnchor } from "../addresses";
import { ContactCards } from "../sections/contact-cards";
import { ContactForm } from "../sections/contact-form";
import { SeoHead } from "../seo/seo-head";
import { contactPageData } from "../seo/structured-data";
import { Actions } from "../ui/button";
import { Block, PageHeader, Section } from "../ui/page";

export const query = graphql`
  query ContactPage {
    contactPage {
      title
      lead
      button
      ...ContactCards
      form {
        heading
        lead
      }
      seo {
        ...PageSeo
      }
    }
    organization {
      ...ContactDetails
    }
  }
`;

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage, organization } = data;
  if (contactPage === null || organization === null) return null;
  const { button, form } = contactPage;
  return (
    <>
      <PageHeader title={contactPage.title} lead={contactPage.lead}>
        <Actions links={[{ label: button, to: `#${formAnchor}` }]} />
      </PageHeader>
      <Block>
        <ContactCards cards={contactPage} details={organization} />
      </Block>
      <Section heading={form.heading} lead={form.lead} id={formAnchor}>
        <ContactForm />
      </Section>
    </>
  );
}

export function Head({ data, location: { pathname } }: HeadProps<Queries.ContactPageQuery>) {
  if (data.contactPage === null) return null;
  const { title: name, seo } = data.contactPage;
  const page = { name, description: seo.description, path: pathname };
  return <SeoHead seo={seo} pathname={pathname} describe={(site) => [contactPageData(site, page)]} />;
}
