import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { formAnchor, telephoneLink } from "../addresses";
import { columns, fullSizeTarget, row, stack, twoColumns } from "../styles/mixins";
import { border, color, fontSize, media, space } from "../styles/tokens";
import { Actions } from "../ui/button";
import { Icon } from "../ui/icon/icon";
import { Link } from "../ui/link";
import { Container, PageTitle } from "../ui/page";
import { ResponseSheet } from "../ui/tally/response-sheet";

export const fragment = graphql`
  fragment ContactCard on ContactCard {
    heading
    text
  }
  fragment ContactHeader on ContactPage {
    title
    lead
    button
    email {
      ...ContactCard
    }
    phone {
      ...ContactCard
    }
    response {
      heading
      text
      legend
    }
  }
  fragment ContactDetails on Organization {
    email
    phone
    hours
    responseTime
  }
`;

interface ContactHeaderProps {
  readonly page: Queries.ContactHeaderFragment;
  readonly details: Queries.ContactDetailsFragment;
}

/** In wide windows, the cards are beside the title, in the same column as the form below. */
export const ContactHeader = ({ page, details }: ContactHeaderProps) => (
  <Container
    css={{
      ...stack(space.l),
      paddingBlockStart: space.section,
      [media.medium]: { gap: space.xl },
      ...twoColumns(4, 8, space.xxl),
    }}
  >
    <header css={{ [media.narrow]: { "& > div > div": { marginBlockStart: space.l } } }}>
      <PageTitle title={page.title} lead={page.lead}>
        <Actions links={[{ label: page.button, to: `#${formAnchor}` }]} />
      </PageTitle>
    </header>
    <ul role="list" css={{ display: "grid", ...columns(2, media.medium, space.xl) }}>
      <Card icon="mail" to={`mailto:${details.email}`} link={details.email} {...page.email} />
      <Card icon="phone" to={telephoneLink(details.phone)} link={details.phone} {...page.phone} />
      <ResponseSheet {...page.response} {...details} />
    </ul>
  </Container>
);

interface CardProps extends Queries.ContactCardFragment {
  readonly icon: string;
  readonly to: string;
  readonly link: string;
}

const Card = ({ icon, heading, text, to, link }: CardProps) => (
  <li css={cardStyles}>
    <Icon name={icon} />
    <h2 css={{ fontSize: fontSize.h3 }}>{heading}</h2>
    <Link to={to} css={contactLink}>
      {link}
    </Link>
    <p css={{ flexBasis: "100%", fontSize: fontSize.small, color: color.muted }}>{text}</p>
  </li>
);

const cardStyles = {
  position: "relative",
  ...row(`${space.xxs} ${space.s}`),
  alignItems: "center",
  borderTop: border.strong,
  paddingBlock: space.m,
  [media.medium]: { ...stack(space.xs), justifyItems: "start", paddingBlock: `${space.m} 0` },
} satisfies CSSObject;

const contactLink = {
  fontWeight: 600,
  [media.narrow]: { marginInlineStart: "auto", ...fullSizeTarget },
} satisfies CSSObject;
