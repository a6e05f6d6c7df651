import { graphql } from "gatsby";
import { Actions } from "../ui/button";
import { Cover } from "../ui/cover";
import { PageHeader } from "../ui/page";

export const fragment = graphql`
  fragment ServiceHeader on Service {
    title
    tagline
    coverImage
  }
  fragment ServiceActions on ServicesPage {
    contact {
      ...Action
    }
    viewAll {
      ...Action
    }
  }
`;

interface ServiceHeaderProps {
  readonly service: Queries.ServiceHeaderFragment;
  readonly actions: Queries.ServiceActionsFragment;
}

/** The top of a service page: what it is in a line, and where to go from here. */
export const ServiceHeader = ({ service, actions }: ServiceHeaderProps) => (
  <PageHeader
    title={service.title}
    lead={service.tagline}
    cover={<Cover image={service.coverImage} />}
  >
    <Actions links={[actions.contact, actions.viewAll]} />
  </PageHeader>
);
