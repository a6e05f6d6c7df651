import { graphql } from "gatsby";
import { Actions, ButtonLink } from "../ui/button";
import { Cover } from "../ui/cover";
import { PageHeader } from "../ui/page-header";

export const fragment = graphql`
  fragment ServiceHeader on Service {
    title
    tagline
    coverImage
  }
  fragment ServiceActions on ServicesPage {
    contact {
      label
      to
    }
    viewAll {
      label
      to
    }
  }
`;

/** The top of a service page: what it is in a line, and where to go from here. */
export function ServiceHeader({
  service,
  actions: { contact, viewAll },
}: {
  service: Queries.ServiceHeaderFragment;
  actions: Queries.ServiceActionsFragment;
}) {
  return (
    <PageHeader
      title={service.title}
      lead={service.tagline}
      cover={<Cover image={service.coverImage} />}
    >
      <Actions>
        <ButtonLink to={contact.to}>{contact.label}</ButtonLink>
        <ButtonLink to={viewAll.to} emphasis="secondary">
          {viewAll.label}
        </ButtonLink>
      </Actions>
    </PageHeader>
  );
}
