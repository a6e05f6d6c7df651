import { graphql } from "gatsby";
import Star from "lucide/dist/esm/icons/star.mjs";
import { columns, label, row, stack, tabularNumbers } from "../styles/mixins";
import { border, color, fontSize, media, space } from "../styles/tokens";
import { LineIcon } from "../ui/icon/line-icon";

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
    ratingLabel
    note
  }
`;

interface TestimonialsProps {
  readonly testimonials: Queries.TestimonialsFragment["nodes"];
  readonly labels: Queries.TestimonialLabelsFragment;
  /**
   * If set, the list scrolls sideways in narrow windows, with this accessible name. By default, it's stacked.
   */
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
        <ul
          role="list"
          css={{
            ...stack(space.xl),
            ...columns(Math.min(2, testimonials.length), media.medium, space.xxl),
            ...(scrolls && {
              ...scrollingList,
              ...columns(testimonials.length, media.wide, space.xl),
            }),
          }}
        >
          {testimonials.map((testimonial) => (
            <li key={testimonial.text}>
              <Testimonial {...testimonial} labels={labels} />
            </li>
          ))}
        </ul>
      </div>
      <p css={{ ...label, marginBlockStart: space.xl }}>{labels.note}</p>
    </>
  );
}

const scrollFrame = {
  [media.narrow]: { overflowX: "auto", scrollSnapType: "x proximity", paddingBlockEnd: space.s },
  // In wider windows, nothing scrolls. Without a box, the frame can't get the focus.
  [media.medium]: { display: "contents" },
} as const;

const scrollingList = {
  blockquote: { fontSize: fontSize.text },
  [media.narrow]: {
    gridAutoFlow: "column",
    // Leaves part of the next testimonial visible, as a hint that the list scrolls.
    gridAutoColumns: "86%",
    gap: space.l,
    "& > li": { scrollSnapAlign: "start" },
  },
} as const;

type TestimonialProps = TestimonialsProps["testimonials"][number] & Pick<TestimonialsProps, "labels">;

const Testimonial = ({ name, company, service, rating, labels, ...praise }: TestimonialProps) => (
  <figure css={{ display: "flex", flexDirection: "column", gap: space.m, height: "100%" }}>
    <Rating stars={rating} label={labels.ratingLabel.replace("{rating}", String(rating))} />
    <blockquote css={{ fontSize: fontSize.lead, lineHeight: 1.45 }}>
      <p>{praise.text}</p>
    </blockquote>
    <figcaption css={{ ...stack(space.m), marginBlockStart: "auto" }}>
      <p>
        <strong>{name}</strong>, {company}
        {service !== null && <span css={{ ...label, display: "block" }}>{service.name}</span>}
      </p>
      {/* The amount comes last, so that the amounts in a row of testimonials line up. */}
      <dl css={{ padding: space.m, backgroundColor: color.bar, borderTop: border.strong }}>
        <div css={{ marginBlockEnd: space.s }}>
          <dt css={label}>{labels.resultsLabel}</dt>
          <dd css={{ lineHeight: 1.35 }}>{praise.results}</dd>
        </div>
        <div css={totalStyles}>
          <dt css={label}>{labels.amountLabel}</dt>
          <dd css={{ ...tabularNumbers, fontSize: fontSize.h3 }}>{praise.amount}</dd>
        </div>
      </dl>
    </figcaption>
  </figure>
);

const totalStyles = {
  ...row(space.s),
  justifyContent: "space-between",
  alignItems: "baseline",
  paddingBlockStart: space.s,
  borderTop: border.fine,
} as const;

export const Rating = ({ stars, label: name }: { stars: number; label: string }) => (
  <div role="img" aria-label={name} css={{ display: "flex", gap: space.xxs }}>
    {Array.from({ length: stars }, (_, index) => (
      <LineIcon key={index} drawing={Star} size="1.125rem" fill="currentColor" css={{ color: color.star }} />
    ))}
  </div>
);
