import { graphql } from "gatsby";
import { Section } from "../ui/page";
import { PointList, sideBySide } from "../ui/point-list";

export const fragment = graphql`
  fragment ServiceOffer on ServiceOffer {
    heading
    lead
    items {
      ...Point
    }
  }
`;

export const ServiceOffer = ({ heading, lead, items }: Queries.ServiceOfferFragment) => (
  <Section heading={heading} lead={lead}>
    <PointList points={items} css={sideBySide(2)} />
  </Section>
);
