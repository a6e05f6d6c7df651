import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { useId } from "react";
import { formatMoney, readMoney } from "../money";
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
`;

interface InvestmentsProps {
  readonly currency: string;
  readonly testimonials: readonly Queries.InvestmentFragment[];
}

/**
 * Draws clients' investments as tally strokes. All rows share an axis that ends at a multiple of 10,000. Leaves out
 * amounts such as `$500 a month`, because the axis shows totals. The content check has a note about each of them.
 */
export function Investments({ testimonials, currency }: InvestmentsProps) {
  const headingId = useId();
  const clients = testimonials
    .map((testimonial) => ({ ...testimonial, total: readMoney(testimonial.amount, currency) ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => one.total - other.total);
  const largest = clients.at(-1)?.total ?? 0;
  if (clients.length < 2) return null;
  const step = Math.max(10_000, 10 ** Math.floor(Math.log10(largest)));
  const end = step * Math.ceil(largest / step);
  return (
    <section aria-labelledby={headingId} css={{ paddingBlockStart: space.section }}>
      <Container>
        <h2 id={headingId}>What {spellNumber(clients.length)} clients invested</h2>
      </Container>
      <ul role="list" css={sheet}>
        {clients.map(({ company, service, amount, total }) => (
          <li key={`${company} ${amount}`}>
            <Container css={rowStyles}>
              <p css={{ gridArea: "client", lineHeight: 1.35 }}>
                <strong>{company}</strong>
                <span css={{ ...label, display: "block" }}>{service.name}</span>
              </p>
              <p css={amountStyles}>{amount}</p>
              <div css={plotStyles}>
                <StrokeBar count={Math.round((total / end) * 100)} />
              </div>
            </Container>
          </li>
        ))}
      </ul>
      <Container css={[rowStyles, footStyles]}>
        <p css={{ ...label, gridArea: "client" }}>Each stroke is {formatMoney(end / 100, currency)}.</p>
        <div aria-hidden css={axisStyles}>
          {/* On phones, labels at every quarter would be too close together. */}
          {[0, 0.5, 1].map((part) => (
            <span key={part} css={label}>
              {formatMoney(end * part, currency)}
            </span>
          ))}
        </div>
      </Container>
    </section>
  );
}

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
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  minHeight: space.xl,
  paddingBlockStart: space.xs,
  "span:nth-of-type(2)": { textAlign: "center" },
  "span:last-of-type": { textAlign: "end" },
} satisfies CSSObject;
