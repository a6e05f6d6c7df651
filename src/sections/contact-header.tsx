import { graphql } from "gatsby";
import { type IconNode } from "lucide";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import { type ReactNode } from "react";
import { telephoneLink } from "../addresses";
import { columns, label, stack } from "../styles/mixins";
import { border, color, fontSize, media, space } from "../styles/tokens";
import { LineIcon } from "../ui/icon/line-icon";
import { Link } from "../ui/link";

export const fragment = graphql`
  fragment ContactCard on ContactCard {
    heading
    text
  }
  fragment ContactCards on ContactPage {
    email {
      ...ContactCard
    }
    phone {
      ...ContactCard
    }
    response {
      ...ContactCard
    }
  }
  fragment ContactDetails on Organization {
    email
    phone
    hours
    responseTime
  }
`;

export const ContactCards = ({
  cards,
  details: { email, phone, hours, responseTime },
}: {
  cards: Queries.ContactCardsFragment;
  details: Queries.ContactDetailsFragment;
}) => (
  // Narrower columns would break the email address.
  <ul role="list" css={{ display: "grid", borderBlock: border.strong, ...columns(3, media.wide) }}>
    <Card drawing={Mail} {...cards.email}>
      <Link to={`mailto:${email}`} css={{ display: "block", fontWeight: 600 }}>
        {email}
      </Link>
    </Card>
    <Card drawing={Phone} {...cards.phone}>
      <Link to={telephoneLink(phone)} css={{ display: "block", fontWeight: 600 }}>
        {phone}
      </Link>
    </Card>
    <Card drawing={Clock} {...cards.response}>
      {/* The response time completes the sentence that `text` begins. */}
      <strong css={{ fontWeight: 600, color: color.ink }}>{responseTime}</strong>
      <span css={{ ...label, display: "block", marginBlockStart: space.xs }}>{hours}</span>
    </Card>
  </ul>
);

interface CardProps extends Queries.ContactCardFragment {
  readonly drawing: IconNode;
  readonly children: ReactNode;
}

const Card = ({ drawing, heading, text, children }: CardProps) => (
  <li
    css={{
      ...stack(space.xs),
      padding: space.l,
      "&:nth-of-type(odd)": { backgroundColor: color.bar },
    }}
  >
    <LineIcon drawing={drawing} strokeWidth={1.5} css={{ color: color.accent }} />
    <h2 css={{ fontSize: fontSize.h3 }}>{heading}</h2>
    <p css={{ color: color.muted }}>
      {text} {children}
    </p>
  </li>
);
