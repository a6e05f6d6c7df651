import { graphql } from "gatsby";
import { type ReactNode } from "react";
import { formAnchor, telephoneLink } from "../addresses";
import { label, ledgerLines, ledgerSheet, stack, tabularNumbers } from "../styles/mixins";
import { border, color, font, fontSize, media, space } from "../styles/tokens";
import { Actions } from "../ui/button";
import { Icon } from "../ui/icon/icon";
import { Link } from "../ui/link";
import { Container, PageTitle } from "../ui/page";
import { HandTally, rowProportions } from "../ui/tally/hand-tally";

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

/** The title and three cards. In wide windows, the card about response times is beside the others. */
export const ContactHeader = ({ page, details }: ContactHeaderProps) => (
  <Container
    css={{
      ...stack(space.xl),
      gridTemplateColumns: "minmax(0, 1fr)",
      paddingBlockStart: space.section,
      [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.xl },
      [media.wide]: {
        gridTemplateColumns: "minmax(0, 7fr) minmax(0, 7fr) minmax(0, 10fr)",
        gridTemplateRows: "1fr auto",
        columnGap: space.l,
      },
    }}
  >
    <header css={{ [media.medium]: { gridColumn: "1 / span 2" } }}>
      <PageTitle title={page.title} lead={page.lead}>
        <Actions links={[{ label: page.button, to: `#${formAnchor}` }]} />
      </PageTitle>
    </header>
    <ul role="list" css={{ display: "contents" }}>
      <Card icon="mail" {...page.email}>
        <Link to={`mailto:${details.email}`} css={contactLink}>
          {details.email}
        </Link>
      </Card>
      <Card icon="phone" {...page.phone}>
        <Link to={telephoneLink(details.phone)} css={contactLink}>
          {details.phone}
        </Link>
      </Card>
      <ResponseCard {...page.response} {...details} />
    </ul>
  </Container>
);

const contactLink = { display: "block", width: "fit-content", fontWeight: 600, fontSize: fontSize.text };

interface CardProps extends Queries.ContactCardFragment {
  readonly icon: string;
  readonly children: ReactNode;
}

const Card = ({ icon, heading, text, children }: CardProps) => (
  <li css={{ ...stack(space.xs), borderTop: border.strong, paddingBlockStart: space.m }}>
    <Icon name={icon} />
    <h2 css={{ fontSize: fontSize.h3 }}>{heading}</h2>
    <p css={{ color: color.muted }}>
      {text} {children}
    </p>
  </li>
);

const tallyHeight = "clamp(5rem, 4rem + 3vw, 6.5rem)";
/** Width at which each row of two tallies has `tallyHeight`, and so covers two lines of the paper. */
const tallyWidth = `calc(${tallyHeight} * ${rowProportions(2)})`;

/** Draws as many strokes as the number in the response time, such as 24 for "within 24 hours". */
function ResponseCard({
  heading,
  text,
  legend,
  hours,
  responseTime,
}: Queries.ContactHeaderFragment["response"] & Queries.ContactDetailsFragment) {
  const count = Number(/\d+/.exec(responseTime)?.[0] ?? 0);
  return (
    <li
      css={{
        ...ledgerSheet(sheetMargin),
        display: "grid",
        [media.medium]: { gridColumn: "1 / span 2" },
        [media.wide]: { gridArea: "1 / 3 / span 2 / 3", gridTemplateRows: "1fr auto" },
      }}
    >
      <div
        css={{
          ...ledgerLines(`calc(${tallyHeight} / 2)`),
          ...sheetText,
          gridTemplateColumns: "minmax(0, auto) auto",
          paddingBlockStart: 0,
        }}
      >
        <HandTally count={count} perRow={2} css={{ width: tallyWidth }} />
        <span aria-hidden css={{ ...tabularNumbers, ...numeral }}>
          {count}
        </span>
        <p css={{ ...label, gridColumn: "1 / -1" }}>{legend}</p>
      </div>
      <div css={{ ...sheetText, borderTop: border.fine }}>
        <h2 css={{ fontSize: fontSize.h3 }}>{heading}</h2>
        <p css={{ color: color.muted }}>
          {/* The response time completes the sentence that `text` begins. */}
          {text}{" "}
          <strong
            css={{ display: "block", fontFamily: font.display, fontSize: fontSize.h3, color: color.ink }}
          >
            {responseTime}
          </strong>
          <span css={{ ...label, display: "block", marginBlockStart: space.xs }}>{hours}</span>
        </p>
      </div>
    </li>
  );
}

const numeral = { alignSelf: "end", justifySelf: "end", fontSize: fontSize.hero, color: color.accent };

const sheetMargin = "clamp(1.5rem, 4vw, 3.25rem)";

const sheetText = {
  ...stack(space.xs),
  paddingBlock: space.l,
  paddingInline: `calc(${sheetMargin} + ${space.l}) ${space.m}`,
};
