import { graphql } from "gatsby";
import { columns, lead, printedColors, stack, thirds, twoThirds } from "../styles/mixins";
import { border, color, fontSize, media, size, space, tightTracking } from "../styles/tokens";
import { Sketch } from "../ui/illustration";
import { Section } from "../ui/page";
import { Statement } from "../ui/statement";

export const fragment = graphql`
  fragment AboutSection on AboutPageSections {
    heading
    layout
    paragraphs
    points {
      ...Point
    }
    sketchSvgs
  }
`;

type AboutSectionProps = Queries.AboutSectionFragment;

export function AboutSection(props: AboutSectionProps) {
  const Layout = layouts[props.layout] ?? Text;
  return <Layout {...props} />;
}

const leadOf = ([first]: readonly string[]) => first !== undefined && { lead: first };

const Text = ({ heading, paragraphs: [first, ...others], sketchSvgs: [svg] }: AboutSectionProps) => (
  <Section heading={heading} layout="above">
    <div css={{ ...stack(space.xl), alignItems: "center", ...thirds }}>
      <Sketch svg={svg ?? ""} css={{ maxWidth: "22rem" }} />
      <div css={{ ...stack(space.m), ...twoThirds }}>
        {first !== undefined && <p css={{ ...lead, color: color.ink }}>{first}</p>}
        {others.map((text) => (
          <p key={text} css={{ maxWidth: size.measure, color: color.muted, textWrap: "balance" }}>
            {text}
          </p>
        ))}
      </div>
    </div>
  </Section>
);

/** Shows points side by side, each below its drawing. If there are no points, shows paragraphs instead. */
function Columns({ heading, paragraphs, points, sketchSvgs }: AboutSectionProps) {
  const hasPoints = points.length > 0;
  const items = hasPoints ? points : paragraphs.map((text) => ({ title: undefined, text }));
  return (
    <Section heading={heading} {...(hasPoints && leadOf(paragraphs))} layout="above">
      <ul
        role="list"
        css={{
          ...stack(`${space.xl} ${space.l}`),
          ...columns(items.length % 3 === 0 ? 3 : 2),
          [media.wide]: { columnGap: space.xxl },
        }}
      >
        {items.map(({ title, text }, index) => (
          <li key={text} css={stack(space.m)}>
            <Sketch svg={sketchSvgs[index] ?? ""} css={{ padding: space.l, ...paper }} />
            {title !== undefined && <h3>{title}</h3>}
            <p css={{ textWrap: "balance", color: title === undefined ? color.ink : color.muted }}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Rows = ({ heading, paragraphs, points, sketchSvgs }: AboutSectionProps) => (
  <Section heading={heading} {...leadOf(paragraphs)} layout="above">
    <ul role="list">
      {points.map(({ title, text }, index) => (
        <li
          key={title}
          css={{
            ...stack(`${space.s} ${space.xl}`),
            alignItems: "center",
            padding: `${space.l} ${space.m}`,
            borderTop: border.fine,
            "&:nth-of-type(odd)": paper,
            [media.wide]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 4fr) minmax(0, 6fr)" },
          }}
        >
          <Sketch svg={sketchSvgs[index] ?? ""} css={{ maxWidth: "11rem" }} />
          <h3 css={{ fontSize: fontSize.figureInText, letterSpacing: tightTracking }}>{title}</h3>
          <p css={{ maxWidth: size.measure, textWrap: "balance" }}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

const paper = { backgroundColor: color.bar, ...printedColors };
const layouts: Readonly<Record<string, typeof Text>> = {
  text: Text,
  columns: Columns,
  rows: Rows,
  statement: Statement,
};
