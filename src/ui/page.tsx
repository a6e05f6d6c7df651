import { type ReactNode, useId } from "react";
import {
  columns,
  lead as leadStyle,
  reachingFooter,
  stack,
  thirds,
  twoColumns,
  twoThirds,
} from "../styles/mixins";
import { border, color, fontSize, media, size, space } from "../styles/tokens";
import { keepHyphenatedTogether } from "./hyphenated-words";

export const Container = (props: { children: ReactNode; className?: string }) => (
  <div
    {...props}
    css={{ width: "100%", maxWidth: size.page, marginInline: "auto", paddingInline: size.gutter }}
  />
);

/** Page content without a heading. Unlike a {@link Section}, it has no line above it. */
export const Block = ({ children }: { children: ReactNode }) => (
  <Container css={{ paddingBlockStart: space.xxl }}>{children}</Container>
);

interface PageHeaderProps {
  readonly title: string;
  readonly lead: string;
  readonly illustration?: ReactNode;
  readonly children?: ReactNode;
}

export const PageHeader = ({ title, lead, illustration, children }: PageHeaderProps) => (
  <header css={{ paddingBlockStart: space.section }}>
    <Container
      css={
        illustration !== undefined && {
          ...stack(space.xl),
          [media.medium]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" },
        }
      }
    >
      <PageTitle title={title} lead={lead}>
        {children}
      </PageTitle>
      {illustration}
    </Container>
  </header>
);

/** A page's title and introduction, for pages with their own column layout. */
export const PageTitle = ({ title, lead, children }: Omit<PageHeaderProps, "illustration">) => (
  <div>
    <h1 css={{ maxWidth: "9.65em" }}>{keepHyphenatedTogether(title)}</h1>
    <p css={{ ...leadStyle, marginBlockStart: space.l }}>{keepHyphenatedTogether(lead)}</p>
    {children}
  </div>
);

interface SectionProps {
  readonly heading: string;
  readonly lead?: string;
  readonly drawing?: ReactNode;
  readonly children: ReactNode;
  /**
   * Position of the heading in wide windows:
   * - `aside`: beside the content
   * - `above`: above the content
   * - `split`: above the content and beside the lead, without a line above the section
   * - `sheet`: like `split`, but with a large heading, on a sheet that is as wide as the window and reaches
   *   down to the footer
   */
  readonly layout?: "aside" | "above" | "split" | "sheet";
  readonly id?: string;
}

export function Section({ heading, lead, drawing, children, layout = "aside", id }: SectionProps) {
  const headingId = useId();
  const hasLine = layout === "aside" || layout === "above";
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      css={{ paddingBlockStart: space.section, ...(layout === "sheet" && sheetStyles) }}
    >
      <Container>
        <div
          css={{
            ...stack(space.l),
            gridTemplateColumns: "minmax(0, 1fr)",
            ...(hasLine && { borderTop: border.strong, paddingBlockStart: space.m }),
            [media.medium]: { rowGap: space.xl, ...(hasLine && { paddingBlockStart: space.l }) },
            ...(layout === "aside" && thirds),
          }}
        >
          <div css={introductionStyles[layout]}>
            <h2 id={headingId}>{keepHyphenatedTogether(heading)}</h2>
            {lead && <p css={{ color: color.muted, textWrap: "balance" }}>{lead}</p>}
            {drawing}
          </div>
          <div css={layout === "aside" && twoThirds}>{children}</div>
        </div>
      </Container>
    </section>
  );
}

const split = { ...stack(space.xs), alignItems: "end", ...twoColumns(6, 6, space.xxl) };

/** In wide windows, the drawing lines up with the text of the cards below it. */
const drawingBeside = {
  ...stack(`${space.xs} ${space.m}`),
  p: { maxWidth: size.measure },
  "&:has(> svg)": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)", ...columns(2, media.tablet) },
  "& > svg": { gridArea: "1 / 2", height: size.tally.large, alignSelf: "end" },
  [media.medium]: {
    gap: `${space.m} 0`,
    "& > svg": { gridArea: "1 / 2 / 3", height: "7rem", marginInlineStart: space.l },
  },
};

const introductionStyles = {
  aside: { ...stack(space.m), [media.tablet]: { ...drawingBeside, ...drawingBeside[media.medium] } },
  above: drawingBeside,
  split,
  sheet: { ...split, h2: { fontSize: fontSize.h1 } },
};

const sheetStyles = {
  ...reachingFooter,
  marginBlockStart: space.section,
  paddingBlockEnd: space.section,
  borderTop: border.strong,
  backgroundColor: color.surface,
};
