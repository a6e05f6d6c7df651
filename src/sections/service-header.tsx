import { graphql } from "gatsby";
import { color, line, size, space } from "../styles/tokens";
import { Actions } from "../ui/button";
import { Icon } from "../ui/icon/icon";
import { PageHeader } from "../ui/page";

export const fragment = graphql`
  fragment ServiceHeader on Service {
    title
    tagline
    icon
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
    cover={<LedgerCover icon={service.icon} />}
  >
    <Actions links={[actions.contact, actions.viewAll]} />
  </PageHeader>
);

/** An icon on a sheet of accounting paper: the cover of a service. Decorative. */
const LedgerCover = ({ icon }: { icon: string }) => (
  <div
    aria-hidden
    css={{
      display: "grid",
      placeItems: "center",
      minHeight: "100%",
      padding: space.xl,
      backgroundImage: `linear-gradient(${color.bar} 50%, transparent 50%)`,
      backgroundSize: `100% calc(2 * ${size.paperLine})`,
      borderBlock: line.strong,
      borderInlineStart: `${size.hairline} solid ${color.danger}`,
    }}
  >
    <Icon name={icon} size="cover" />
  </div>
);
