import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Investments } from "../sections/investments";
import { Invitation } from "../sections/invitation";
import { ServiceRows } from "../sections/service-rows";
import { SeoHead } from "../seo/seo-head";
import { space } from "../styles/tokens";
import { Section } from "../ui/page";
import { TitleRow } from "../ui/title-row";

export const query = graphql`
  query ServicesPage {
    servicesPage {
      title
      lead
      learnMore
      invitation {
        ...Invitation
      }
      seo {
        ...PageSeo
      }
    }
    organization {
      currency
    }
    allTestimonial {
      nodes {
        ...Investment
      }
    }
    navigation {
      servicesMenu {
        groups {
          group
          label
        }
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        group
        ...ServiceRow
      }
    }
  }
`;

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { servicesPage, organization, navigation, allService, allTestimonial } = data;
  if (servicesPage === null || organization === null || navigation === null) return null;
  return (
    <>
      <header css={{ paddingBlockStart: space.xxl, "& + section": { paddingBlockStart: space.xl } }}>
        <TitleRow title={servicesPage.title} lead={servicesPage.lead} />
      </header>
      {navigation.servicesMenu.groups.map(({ group, label }) => {
        const services = allService.nodes.filter((service) => service.group === group);
        if (services.length === 0) return null;
        return (
          <Section key={group} heading={label} layout="above">
            <ServiceRows services={services} learnMore={servicesPage.learnMore} />
          </Section>
        );
      })}
      <Investments {...organization} testimonials={allTestimonial.nodes} />
      <Invitation {...servicesPage.invitation} />
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ServicesPageQuery>) => (
  <SeoHead seo={data.servicesPage?.seo} pathname={location.pathname} />
);
