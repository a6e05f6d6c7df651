import { graphql } from "gatsby";
import Star from "lucide/dist/esm/icons/star.mjs";
import { columns, figures, label, row, stack } from "../styles/mixins";
import { color, fontSize, line, media, space } from "../styles/tokens";
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
  fragment TestimonialWords on ReviewsPage {
    amountLabel
    resultsLabel
    ratingLabel
    note
  }
`;

type TestimonialsProps = Queries.TestimonialsFragment & {
  readonly words: Queries.TestimonialWordsFragment;
  /**
   * Accessible name of the list. If set, the list scrolls sideways in narrow windows. Otherwise, testimonials are
   * stacked.
   */
  readonly strip?: string;
};

export function Testimonials({ nodes, words, strip }: TestimonialsProps) {
  if (nodes.length === 0) return null;
  const isStrip = strip !== undefined;
  return (
    <>
      <div
        role={isStrip ? "group" : undefined}
        aria-label={strip}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- lets visitors scroll by keyboard (WCAG 2.1.1)
        tabIndex={isStrip ? 0 : undefined}
        css={isStrip && stripFrameStyles}
      >
        <ul
          role="list"
          css={{
            ...stack(space.xl),
            ...columns(Math.min(2, nodes.length), media.medium, space.xxl),
            ...(isStrip && {
              ...stripStyles,
              ...columns(nodes.length, media.wide, space.xl),
            }),
          }}
        >
          {nodes.map((testimonial) => (
            <li key={testimonial.text}>
              <Testimonial {...testimonial} words={words} />
            </li>
          ))}
        </ul>
      </div>
      <p css={{ ...label, marginBlockStart: space.xl }}>{words.note}</p>
    </>
  );
}

/**
 * Styles of the frame around a list that scrolls sideways. The frame is focusable, so that visitors can scroll with
 * the arrow keys. In wider windows, there's nothing to scroll, so `visibility: hidden` takes the frame out of the tab
 * order.
 */
const stripFrameStyles = {
  [media.narrow]: { overflowX: "auto", scrollSnapType: "x proximity", paddingBlockEnd: space.s },
  [media.medium]: { visibility: "hidden", "& > ul": { visibility: "visible" } },
} as const;

const stripStyles = {
  blockquote: { fontSize: fontSize.text },
  [media.narrow]: {
    gridAutoFlow: "column",
    // Leaves part of the next testimonial visible, as a hint that the list scrolls.
    gridAutoColumns: "86%",
    gap: space.l,
    "& > li": { scrollSnapAlign: "start" },
  },
} as const;

type TestimonialProps = TestimonialsProps["nodes"][number] & Pick<TestimonialsProps, "words">;

const Testimonial = ({ name, company, service, rating, words, ...said }: TestimonialProps) => (
  <figure css={{ display: "flex", flexDirection: "column", gap: space.m, height: "100%" }}>
    <Rating stars={rating} label={words.ratingLabel.replace("{rating}", String(rating))} />
    <blockquote css={{ fontSize: fontSize.lead, lineHeight: 1.45 }}>
      <p>{said.text}</p>
    </blockquote>
    <figcaption css={{ ...stack(space.m), marginBlockStart: "auto" }}>
      <p>
        <strong>{name}</strong>, {company}
        {service !== null && <span css={{ ...label, display: "block" }}>{service.name}</span>}
      </p>
      {/* The amount comes last, as on a bill, so that the amounts in a row of testimonials line up. */}
      <dl css={{ padding: space.m, backgroundColor: color.bar, borderTop: line.strong }}>
        <div css={{ marginBlockEnd: space.s }}>
          <dt css={label}>{words.resultsLabel}</dt>
          <dd css={{ lineHeight: 1.35 }}>{said.results}</dd>
        </div>
        <div css={totalStyles}>
          <dt css={label}>{words.amountLabel}</dt>
          <dd css={{ ...figures, fontSize: fontSize.h3 }}>{said.amount}</dd>
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
  borderTop: line.fine,
} as const;

/** Star rating. Screen readers read `label` instead of the stars. */
export const Rating = ({ stars, label: words }: { stars: number; label: string }) => (
  <div role="img" aria-label={words} css={{ display: "flex", gap: space.xxs }}>
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
