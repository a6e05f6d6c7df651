import { graphql } from "gatsby";
import { color, size, space } from "../styles/tokens";
import { Actions, ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon/icon";
import { PageHeader } from "../ui/page-header";

export const fragment = graphql`
  fragment ServiceHeader on Service {
    title
    tagline
    icon
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
      cover={<LedgerCover icon={service.icon} />}
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

/** An icon on a sheet of accounting paper: the cover of a service. Decorative. */
function LedgerCover({ icon }: { icon: string }) {
  return (
    <div
      aria-hidden
      css={{
        display: "grid",
        alignItems: "center",
        justifyItems: "center",
        minHeight: "100%",
        padding: space.xl,
        backgroundImage: `linear-gradient(${color.bar} 50%, transparent 50%)`,
        backgroundSize: `100% calc(2 * ${size.paperLine})`,
        borderBlock: `${size.line} solid ${color.ink}`,
        borderInlineStart: `${size.hairline} solid ${color.danger}`,
      }}
    >
      <Icon name={icon} size="cover" />
    </div>
  );
}
