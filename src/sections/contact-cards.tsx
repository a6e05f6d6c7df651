import { graphql } from "gatsby";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import { telephoneLink } from "../addresses";
import { label } from "../styles/mixins";
import { color, fontSize, media, size, space } from "../styles/tokens";
import { type LineDrawing, LineIcon } from "../ui/icon/line-icon";
import { Link } from "../ui/link";

export const fragment = graphql`
  fragment ContactCards on ContactPage {
    email {
      heading
      text
    }
    phone {
      heading
      text
    }
    response {
      heading
      text
    }
  }
  fragment ContactDetails on Organisation {
    email
    phone
    hours
    responseTime
  }
`;

/** Three ways to reach the agency, and how soon it answers. */
export function ContactCards({
  cards,
  details,
}: {
  cards: Queries.ContactCardsFragment;
  details: Queries.ContactDetailsFragment;
}) {
  return (
    <ul
      role="list"
      css={{
        display: "grid",
        borderBlock: `${size.line} solid ${color.ink}`,
        // Narrower thirds would break the e-mail address.
        [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      <Card drawing={Mail} {...cards.email}>
        <Link to={`mailto:${details.email}`}>{details.email}</Link>
      </Card>
      <Card drawing={Phone} {...cards.phone}>
        <Link to={telephoneLink(details.phone)}>{details.phone}</Link>
      </Card>
      <Card drawing={Clock} {...cards.response}>
        {details.responseTime}
        <span css={{ ...label, display: "block" }}>{details.hours}</span>
      </Card>
    </ul>
  );
}

function Card({
  drawing,
  heading,
  text,
  children,
}: {
  drawing: LineDrawing;
  heading: string;
  text: string;
  children: React.ReactNode;
}) {
  return (
    <li
      css={{
        display: "grid",
        gap: space.xs,
        alignContent: "start",
        padding: space.l,
        "&:nth-of-type(odd)": { backgroundColor: color.bar },
      }}
    >
      <LineIcon drawing={drawing} strokeWidth={1.5} css={{ color: color.accent }} />
      <h2 css={{ fontSize: fontSize.h3 }}>{heading}</h2>
      <p css={{ color: color.muted }}>{text}</p>
      <p css={{ fontWeight: 600 }}>{children}</p>
    </li>
  );
}
