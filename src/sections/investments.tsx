import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { label, stack, tabularNumbers } from "../styles/mixins";
import { border, color, fontSize, media, size, space } from "../styles/tokens";
import { Container } from "../ui/page";
import { StrokeBar } from "../ui/tally/stroke-bar";

export const fragment = graphql`
  fragment Investment on Testimonial {
    company
    service {
      name
    }
    amount
  }
  fragment InvestmentLabels on ReviewsPage {
    investments {
      heading
      legend
    }
  }
`;

interface InvestmentsProps extends Queries.InvestmentLabelsFragment {
  readonly testimonials: readonly Queries.InvestmentFragment[];
}

/** Draws clients' investments as tally strokes. All rows share an axis that ends at a multiple of $10,000. */
export function Investments({ testimonials, investments: { heading, legend } }: InvestmentsProps) {
  const headingId = useId();
  const clients = testimonials
    .map((testimonial) => ({ ...testimonial, dollars: dollarsIn(testimonial.amount) }))
    .filter(({ dollars }) => dollars > 0)
    .sort((one, other) => one.dollars - other.dollars);
  if (clients.length < 2) return null;
  const step = 10_000;
  const end = step * Math.ceil(Math.max(...clients.map(({ dollars }) => dollars)) / step);
  return (
    <section aria-labelledby={headingId} css={{ paddingBlockStart: space.section }}>
      <Container>
        <h2 id={headingId}>{heading.replace("{count}", spellNumber(clients.length))}</h2>
      </Container>
      <ul role="list" css={sheet}>
        {clients.map(({ company, service, amount, dollars }) => (
          <li key={`${company} ${amount}`}>
            <Container css={rowStyles}>
              <p css={{ gridArea: "client", lineHeight: 1.35 }}>
                <strong>{company}</strong>
                <span css={{ ...label, display: "block" }}>{service.name}</span>
              </p>
              <p css={amountStyles}>{amount}</p>
              <div css={plotStyles}>
                <StrokeBar count={Math.round((dollars / end) * 100)} />
              </div>
            </Container>
          </li>
        ))}
      </ul>
      <Container css={[rowStyles, footStyles]}>
        <p css={{ ...label, gridArea: "client" }}>{legend.replace("{amount}", formatDollars(end / 100))}</p>
        <div aria-hidden css={axisStyles}>
          {/* On phones, labels at every quarter would be too close together. */}
          {[0, 0.5, 1].map((part) => (
            <span key={part} css={{ ...label, insetInlineStart: `${part * 100}%` }}>
              {formatDollars(end * part)}
            </span>
          ))}
        </div>
      </Container>
    </section>
  );
}

/** Returns 0 for an amount such as `$500 a month`, because the axis shows totals. */
const dollarsIn = (amount: string): number =>
  /^\$[\d,]+$/.test(amount) ? Number(amount.replace(/\D/g, "")) : 0;

const formatDollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`;

const spelled = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];
const spellNumber = (count: number): string => spelled[count - 2] ?? String(count);

const sheet = {
  marginBlockStart: space.l,
  borderBlock: border.strong,
  "& > li:nth-of-type(odd)": { backgroundColor: color.bar },
} satisfies CSSObject;

const rowStyles = {
  ...stack(`0 ${space.l}`),
  alignItems: "center",
  gridTemplate: `
    "client amount" auto
    "plot plot" auto / minmax(0, 1fr) auto`,
  // Starts the plot at the second of the page's three columns (see `thirds` in `mixins.ts`).
  [media.wide]: {
    gridTemplate: `"client amount plot" / minmax(0, 1fr) auto calc((200% - ${space.xxl}) / 3)`,
  },
} satisfies CSSObject;

const footStyles = {
  alignItems: "start",
  "& > p": { paddingBlockStart: space.xs },
  gridTemplate: `"plot" auto "client" auto`,
} satisfies CSSObject;

const amountStyles = {
  ...tabularNumbers,
  gridArea: "amount",
  textAlign: "end",
  fontSize: fontSize.figureInText,
  paddingBlock: space.m,
  [media.wide]: { paddingBlock: space.l },
} satisfies CSSObject;

/** Draws a vertical line at every 25% of the axis. */
const plotStyles = {
  gridArea: "plot",
  alignSelf: "stretch",
  display: "grid",
  alignItems: "center",
  paddingBlockEnd: space.s,
  borderInline: `${size.hairline} solid ${color.control}`,
  backgroundImage: `linear-gradient(90deg, transparent calc(100% - ${size.hairline}), ${color.rule} 0)`,
  backgroundSize: "25% 100%",
  backgroundOrigin: "border-box",
  [media.wide]: { paddingBlockEnd: 0 },
} satisfies CSSObject;

const axisStyles = {
  gridArea: "plot",
  position: "relative",
  height: space.xl,
  span: {
    position: "absolute",
    insetBlockStart: space.xs,
    transform: "translateX(-50%)",
    whiteSpace: "nowrap",
  },
  "span:first-of-type": { transform: "none" },
  "span:last-of-type": { transform: "translateX(-100%)" },
} satisfies CSSObject;
