import { graphql } from "gatsby";
import Star from "lucide/dist/esm/icons/star.mjs";
import { figures, label } from "../styles/mixins";
import { color, fontSize, media, size, space } from "../styles/tokens";
import { LineIcon } from "../ui/icon/line-icon";

export const fragment = graphql`
  fragment Testimonial on Testimonial {
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
  fragment TestimonialWords on ReviewsPage {
    amountLabel
    resultsLabel
    ratingLabel
    note
  }
`;

/** What clients said, each with rating, service, investment and results. */
export function Testimonials({
  testimonials,
  words,
}: {
  testimonials: readonly Queries.TestimonialFragment[];
  words: Queries.TestimonialWordsFragment;
}) {
  return (
    <>
      <ul
        role="list"
        css={{
          display: "grid",
          gap: space.xl,
          [media.medium]: {
            gridTemplateColumns: `repeat(${Math.min(2, testimonials.length)}, minmax(0, 1fr))`,
            gap: space.xxl,
          },
        }}
      >
        {testimonials.map((testimonial) => (
          <li key={testimonial.name}>
            <Testimonial testimonial={testimonial} words={words} />
          </li>
        ))}
      </ul>
      <p css={{ ...label, marginBlockStart: space.xl }}>{words.note}</p>
    </>
  );
}

function Testimonial({
  testimonial: { name, company, service, rating, text, amount, results },
  words: { amountLabel, resultsLabel, ratingLabel },
}: {
  testimonial: Queries.TestimonialFragment;
  words: Queries.TestimonialWordsFragment;
}) {
  return (
    <figure css={{ display: "flex", flexDirection: "column", gap: space.m, height: "100%" }}>
      <Rating stars={rating} label={ratingLabel.replace("{rating}", String(rating))} />
      <blockquote css={{ fontSize: fontSize.lead, lineHeight: 1.45 }}>
        <p>{text}</p>
      </blockquote>
      <figcaption css={{ display: "grid", gap: space.m, marginBlockStart: "auto" }}>
        <p>
          <strong>{name}</strong>, {company}
          {service !== null && <span css={{ ...label, display: "block" }}>{service.name}</span>}
        </p>
        <dl
          css={{
            display: "grid",
            gridTemplateColumns: "auto minmax(0, 1fr)",
            gap: `${space.xxs} ${space.l}`,
            padding: space.m,
            backgroundColor: color.bar,
            borderTop: `${size.hairline} solid ${color.rule}`,
          }}
        >
          <dt css={{ ...label, gridRow: 1 }}>{amountLabel}</dt>
          <dd css={{ ...figures, gridRow: 2, fontSize: fontSize.h3 }}>{amount}</dd>
          <dt css={{ ...label, gridRow: 1 }}>{resultsLabel}</dt>
          <dd css={{ gridRow: 2, lineHeight: 1.35 }}>{results}</dd>
        </dl>
      </figcaption>
    </figure>
  );
}

/** Stars of a rating; `label` says it in words for screen readers. */
export function Rating({ stars, label }: { stars: number; label: string }) {
  return (
    <div role="img" aria-label={label} css={{ display: "flex", gap: space.xxs }}>
      {Array.from({ length: stars }, (_, index) => (
        <LineIcon
          key={index}
          drawing={Star}
          size="1.125rem"
          fill="currentColor"
          css={{ color: color.star }}
        />
      ))}
    </div>
  );
}
