import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Hero } from "../sections/hero";
import { Invitation } from "../sections/invitation";
import { ServiceCards } from "../sections/service-cards";
import { Stats } from "../sections/stats";
import { Studies } from "../sections/studies";
import { Testimonials } from "../sections/testimonials";
import { SeoHead } from "../seo/seo-head";
import { organizationData, webSiteData } from "../seo/structured-data";
import { Section } from "../ui/page";
import { HandTally } from "../ui/tally/hand-tally";

export const query = graphql`
  query HomePage {
    homePage {
      hero {
        ...Hero
      }
      services {
        heading
        lead
      }
      testimonials {
        heading
        lead
        invitation {
          ...Invitation
        }
      }
      research {
        heading
        lead
      }
      seo {
        ...PageSeo
      }
    }
    organization {
      stats {
        ...Stat
      }
    }
    servicesPage {
      learnMore
    }
    reviewsPage {
      ...TestimonialLabels
    }
    ...Studies
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    allTestimonial(sort: { order: ASC }) {
      ...Testimonials
    }
  }
`;

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { homePage, organization, servicesPage, reviewsPage, researchPage, allTestimonial } = data;
  if (!homePage || !organization || !servicesPage || !reviewsPage || !researchPage) return null;
  const { hero, services, testimonials, research } = homePage;
  const counted = organization.stats.find(({ drawing }) => drawing === "tally");
  return (
    <>
      <Hero {...hero} counted={counted}>
        <Stats stats={organization.stats.filter((stat) => stat !== counted)} />
      </Hero>
      <Section
        heading={services.heading}
        lead={services.lead}
        drawing={<HandTally count={data.allService.nodes.length} perRow={2} />}
        layout="above"
      >
        <ServiceCards services={data.allService.nodes} learnMore={servicesPage.learnMore} />
      </Section>
      {allTestimonial.nodes.length > 0 && (
        <Section heading={testimonials.heading} lead={testimonials.lead} layout="split">
          <Testimonials
            testimonials={allTestimonial.nodes}
            labels={reviewsPage}
            scrollLabel={testimonials.heading}
          />
        </Section>
      )}
      <Invitation {...testimonials.invitation} />
      <Section heading={research.heading} lead={research.lead} layout="sheet">
        <Studies studies={data.allStudy.nodes} labels={researchPage} />
      </Section>
    </>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.HomePageQuery>) => (
  <SeoHead
    seo={data.homePage?.seo}
    pathname={location.pathname}
    describe={(site) => [organizationData(site), webSiteData(site)]}
  />
);
