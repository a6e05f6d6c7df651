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
    organisation {
      ...ContactDetails
    }
  }
`;

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { contactPage, organisation } = data;
  if (contactPage === null || organisation === null) return null;
  const { title, lead, button, form } = contactPage;
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <Actions links={[{ label: button, to: `#${formAnchor}` }]} />
      </PageHeader>
      <Block>
        <ContactCards cards={contactPage} details={organisation} />
      </Block>
      <Section {...form} id={formAnchor}>
        <ContactForm />
      </Section>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ContactPageQuery>) {
  const { contactPage } = data;
  if (contactPage === null) return null;
  const { title, seo } = contactPage;
  const page = { name: title, description: seo.description, path: location.pathname };
  return (
    <SeoHead
      seo={seo}
      pathname={location.pathname}
      describe={(site) => [contactPageData(site, page)]}
    />
  );
}
