import { type CSSObject } from "@emotion/react";
import { useId } from "react";
import { endsInLine, stack, thirds, twoThirds } from "../styles/mixins";
import { border, color, font, fontSize, media, size, space } from "../styles/tokens";
import { Sketch } from "./illustration";
import { Container } from "./page";

interface StatementProps {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly sketchSvgs: readonly string[];
}

/** Each stripe of the paper holds one line of the first paragraph or two lines of the text beside it. */
export function Statement({ heading, paragraphs: [first, ...others], sketchSvgs: [svg] }: StatementProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={statementCss}>
      <Container>
        <h2 id={headingId}>{heading}</h2>
        <div css={{ display: "grid", ...thirds }}>
          <p css={{ ...twoThirds, fontFamily: font.display, fontWeight: 700, ...tight }}>{first}</p>
          <div css={besideStatement}>
            {svg !== undefined && <Sketch svg={svg} />}
            {others.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}

/** Browsers balance text only if it has few lines. On phones, the statement has too many. */
const tight = {
  letterSpacing: "-0.015em",
  textWrap: "balance",
  [media.narrow]: { textWrap: "pretty" },
} satisfies CSSObject;
const stripe = "var(--stripe)";
const statementCss = {
  ...endsInLine,
  "--stripe": "calc(1.1 * clamp(1.875rem, 1.2rem + 3vw, 4rem))",
  marginBlockStart: space.section,
  paddingBlockStart: stripe,
  borderBlock: border.strong,
  background: `repeating-linear-gradient(${color.bar} 0 ${stripe}, ${color.paper} 0 calc(2 * ${stripe}))`,
  fontSize: `calc(${stripe} / 1.1)`,
  lineHeight: stripe,
  "& h2": { fontSize: fontSize.h3, lineHeight: stripe, color: color.accent },
  [media.wide]: { paddingBlockEnd: stripe },
};

/** Except in wide windows, hides the stripes, because this text doesn't fill a whole number of stripes. */
const besideStatement = {
  ...stack(space.m),
  marginInline: `calc(-1 * ${size.gutter})`,
  padding: `${space.l} ${size.gutter}`,
  backgroundColor: color.paper,
  fontSize: fontSize.text,
  lineHeight: 1.5,
  "& > p": { textWrap: "balance" },
  "& > div": { maxWidth: "22rem" },
  [media.wide]: {
    alignContent: "space-between",
    gap: 0,
    margin: 0,
    padding: 0,
    backgroundColor: "transparent",
    lineHeight: `calc(${stripe} / 2)`,
  },
} satisfies CSSObject;
