import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import { label, tabularNumbers, visuallyHidden } from "../styles/mixins";
import { fontSize, space } from "../styles/tokens";
import { Container } from "../ui/page";
import { Rating } from "../ui/rating";
import {
  markRow,
  markStyles,
  noteStyles,
  positionStyles,
  scrollFrame,
  scrollingList,
  totalStyles,
  wall,
  wallNote,
} from "./testimonial-styles";

export const fragment = graphql`
  fragment Testimonials on TestimonialConnection {
    nodes {
      name
      company
      service {
        name
      }
      rating
      text
      amount
      results
    }
  }
  fragment TestimonialLabels on ReviewsPage {
    amountLabel
    resultsLabel
    note
  }
`;

interface TestimonialsProps {
  readonly testimonials: Queries.TestimonialsFragment["nodes"];
  readonly labels: Queries.TestimonialLabelsFragment;
  /** Accessible name of a list that scrolls sideways on phones. Without a name, the list doesn't scroll. */
  readonly scrollLabel?: string;
}

export function Testimonials({ testimonials, labels, scrollLabel }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  const scrolls = scrollLabel !== undefined;
  return (
    <>
      <div
        role={scrolls ? "group" : undefined}
        aria-label={scrollLabel}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- lets visitors scroll by keyboard (WCAG 2.1.1)
        tabIndex={scrolls ? 0 : undefined}
        css={scrolls && scrollFrame}
      >
        <ul role="list" css={scrolls ? scrollingList(testimonials.length) : wall}>
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.text}>
              <Testimonial
                {...testimonial}
                labels={labels}
                position={scrolls ? `${index + 1}/${testimonials.length}` : undefined}
              />
            </li>
          ))}
        </ul>
      </div>
      <p css={[label, noteStyles, scrolls ? { marginBlockStart: space.s } : wallNote]}>{labels.note}</p>
    </>
  );
}

/** The heading was written for a long list of testimonials, so it's visually hidden here. */
export function Praise({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={{ paddingBlockStart: space.section }}>
      <Container>
        <h2 id={headingId} css={visuallyHidden}>
          {heading}
        </h2>
        {children}
      </Container>
    </section>
  );
}

type TestimonialProps = Queries.TestimonialsFragment["nodes"][number] & {
  readonly labels: Queries.TestimonialLabelsFragment;
  /** Position in a scrolling list, such as `1/4`. Undefined if the list doesn't scroll. */
  readonly position: string | undefined;
};

const Testimonial = ({ name, company, service, rating, labels, position, ...praise }: TestimonialProps) => (
  <figure>
    <div css={markRow}>
      <span aria-hidden css={markStyles}>
        “
      </span>
      <Rating stars={rating} />
      {position !== undefined && <span css={positionStyles}>{position}</span>}
    </div>
    <blockquote>
      <p>{praise.text}</p>
    </blockquote>
    <figcaption>
      <p css={{ lineHeight: 1.4 }}>
        <strong>{name}</strong>, {company}
        {service !== null && <span css={{ ...label, display: "block" }}>{service.name}</span>}
      </p>
      <dl>
        <div>
          <dt css={label}>{labels.resultsLabel}</dt>
          <dd css={{ lineHeight: 1.35, textWrap: "balance" }}>{praise.results}</dd>
        </div>
        {/* The amount comes last, so that the amounts in a row of testimonials line up. */}
        <div css={totalStyles}>
          <dt css={label}>{labels.amountLabel}</dt>
          <dd css={{ ...tabularNumbers, fontSize: fontSize.figureInText, lineHeight: 1.15 }}>
            {praise.amount}
          </dd>
        </div>
      </dl>
    </figcaption>
  </figure>
);
