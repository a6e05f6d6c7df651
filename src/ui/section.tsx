import { type ReactNode, useId } from "react";
import { color, fontSize, media, size, space } from "../styles/tokens";
import { Container } from "./container";

/** A section of a page: a rule, its heading in the left columns, its content in the right ones. */
export interface SectionProps {
  readonly heading: string;
  readonly lead?: string;
  readonly children?: ReactNode;
  /** `aside`: heading beside the content when wide. `above`: heading across, content below. */
  readonly layout?: "aside" | "above";
  /** Anchor of the section. */
  readonly id?: string;
}

const grid = {
  aside: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)" },
  above: { gridTemplateColumns: "minmax(0, 1fr)" },
} as const;

/** Draws a {@link SectionProps | section}, named by its heading. */
export function Section({ heading, lead, children, layout = "aside", id }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} css={{ paddingBlockStart: space.section }}>
      <Container>
        <div
          css={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: space.xl,
            borderTop: `${size.line} solid ${color.ink}`,
            paddingBlockStart: space.l,
            [media.wide]: { columnGap: space.xxl, ...grid[layout] },
          }}
        >
          <div css={{ maxWidth: layout === "above" ? size.measure : undefined }}>
            <h2 id={headingId}>{heading}</h2>
            {lead !== undefined && (
              <p css={{ marginBlockStart: space.m, fontSize: fontSize.text, color: color.muted }}>
                {lead}
              </p>
            )}
          </div>
          {children !== undefined && <div>{children}</div>}
        </div>
      </Container>
    </section>
  );
}
