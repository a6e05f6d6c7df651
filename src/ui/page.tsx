import { type ReactNode, useId } from "react";
import { lead as leadStyle, stack, thirds, twoColumns, twoThirds } from "../styles/mixins";
import { border, color, media, size, space } from "../styles/tokens";

export const Container = (props: { children: ReactNode; className?: string }) => (
  <div
    {...props}
    css={{ width: "100%", maxWidth: size.page, marginInline: "auto", paddingInline: size.gutter }}
  />
);

/** Page content without the line and the heading of a {@link Section}. */
export const Block = ({ children }: { children: ReactNode }) => (
  <Container css={{ paddingBlockStart: space.xxl }}>{children}</Container>
);

interface PageHeaderProps {
  readonly title: string;
  readonly lead: string;
  /** Picture beside the text, or below it in narrow windows. */
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

/** Title and introduction for pages that arrange them in columns of their own. */
export const PageTitle = ({ title, lead, children }: Omit<PageHeaderProps, "illustration">) => (
  <div>
    <h1 css={{ maxWidth: "9.65em" }}>{title}</h1>
    <p css={{ ...leadStyle, marginBlockStart: space.l }}>{lead}</p>
    {children}
  </div>
);

interface SectionProps {
  readonly heading: string;
  readonly lead?: string;
  /** Drawing below the heading and the lead. */
  readonly drawing?: ReactNode;
  readonly children: ReactNode;
  /** Content below the heading and the other content, as wide as the page. */
  readonly below?: ReactNode;
  /**
   * Position of the heading in wide windows. `aside` puts it beside the content. `split` puts it above,
   * without a line, and the lead beside it.
   */
  readonly layout?: "aside" | "above" | "split";
  readonly id?: string;
}

export function Section({ heading, lead, drawing, children, below, layout = "aside", id }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} css={{ paddingBlockStart: space.section }}>
      <Container>
        <div
          css={{
            ...stack(space.l),
            gridTemplateColumns: "minmax(0, 1fr)",
            ...(layout !== "split" && { borderTop: border.strong, paddingBlockStart: space.m }),
            [media.medium]: { rowGap: space.xl, ...(layout !== "split" && { paddingBlockStart: space.l }) },
            ...(layout === "aside" && thirds),
          }}
        >
          <div css={introductionStyles[layout]}>
            <h2 id={headingId}>{heading}</h2>
            {lead && <p css={{ color: color.muted, textWrap: "balance" }}>{lead}</p>}
            {drawing}
          </div>
          <div css={layout === "aside" && twoThirds}>{children}</div>
          {below && <div css={{ gridColumn: "1 / -1" }}>{below}</div>}
        </div>
      </Container>
    </section>
  );
}

const introductionStyles = {
  aside: stack(space.m),
  above: { ...stack(space.xs), maxWidth: size.measure, [media.medium]: { rowGap: space.m } },
  split: { ...stack(space.xs), alignItems: "end", ...twoColumns(7, 5, space.xxl) },
};
