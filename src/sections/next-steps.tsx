import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { columns, ledgerSheet, stack } from "../styles/mixins";
import { color, font, fontSize, media, size, space } from "../styles/tokens";
import { Section } from "../ui/page";
import { HandTally } from "../ui/tally/hand-tally";

export const fragment = graphql`
  fragment NextSteps on ContactPageNextSteps {
    heading
    write
    reply
    decide
  }
`;

interface NextStepsProps extends Queries.NextStepsFragment {
  /** Completes the sentence that `reply` begins. */
  readonly responseTime: string;
}

export const NextSteps = ({ heading, ...steps }: NextStepsProps) => (
  <Section heading={heading} layout="above">
    <Steps {...steps} />
  </Section>
);

export const NextStepsAside = ({ heading, ...steps }: NextStepsProps) => (
  <div css={asideStyles}>
    <h3>{heading}</h3>
    <Steps {...steps} css={{ [media.wide]: { gridTemplateColumns: "minmax(0, 1fr)" } }} />
  </div>
);

interface StepsProps extends Omit<NextStepsProps, "heading"> {
  readonly className?: string;
}

const Steps = ({ write, reply, decide, responseTime, className }: StepsProps) => (
  <ol
    role="list"
    className={className}
    css={{ ...ledgerSheet(space.m), display: "grid", ...columns(3, media.wide) }}
  >
    {[write, `${reply} ${responseTime}`, decide].map((step, index) => (
      <li key={step} css={stepStyles}>
        <HandTally count={index + 1} perRow={1} css={{ height: size.tally.large }} />
        <p css={stepText}>{step}</p>
      </li>
    ))}
  </ol>
);

/**
 * The steps stay in view beside a long form. After a message is sent, a receipt with a `<dl>` appears above the
 * form, and the first step is crossed out.
 */
const asideStyles = {
  ...stack(space.m),
  [media.wide]: { position: "sticky", insetBlockStart: `calc(${size.header} + ${space.l})` },
  alignSelf: "start",
  "section:has(dl) & li:first-of-type > p": {
    color: color.muted,
    textDecoration: `line-through ${size.line} ${color.accent}`,
  },
} satisfies CSSObject;

const stepStyles = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: space.xs,
  padding: `${space.m} ${space.m} ${space.m} ${space.l}`,
  "&:nth-of-type(even)": { backgroundColor: color.bar },
} satisfies CSSObject;

const stepText = {
  fontFamily: font.display,
  fontSize: fontSize.h3,
  fontWeight: 700,
  lineHeight: 1.12,
  textWrap: "balance",
} satisfies CSSObject;
