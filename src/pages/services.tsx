import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Invitation } from "../sections/invitation";
import { ServiceCards } from "../sections/service-cards";
import { SeoHead } from "../seo/seo-head";
import { Block, PageHeader } from "../ui/page";

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
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`;

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { servicesPage, allService } = data;
  if (servicesPage === null) return null;
  return (
    <>
      <PageHeader {...servicesPage} />
      <Block>
        <ServiceCards services={allService.nodes} heading="h2" {...servicesPage} />
      </Block>
      <Invitation {...servicesPage.invitation} />
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.ServicesPageQuery>) => (
  <SeoHead seo={data.servicesPage?.seo} pathname={location.pathname} />
);
