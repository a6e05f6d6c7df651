import { type ReactNode, useId } from "react";
import { color, fontSize, line, media, size, space } from "../styles/tokens";
import { Container } from "./container";

interface SectionProps {
  readonly heading: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** `aside`: heading beside the content when wide. `above`: heading across, content below. */
  readonly layout?: "aside" | "above";
  /** Anchor of the section. */
  readonly id?: string;
}

/** A section of a page, named by its heading: a rule, the heading, the content. */
export function Section({ heading, lead, children, layout = "aside", id }: SectionProps) {
  const headingId = useId();
  const gridTemplateColumns = layout === "aside" ? "minmax(0, 4fr) minmax(0, 8fr)" : undefined;
  return (
    <section id={id} aria-labelledby={headingId} css={{ paddingBlockStart: space.section }}>
      <Container>
        <div
          css={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: space.xl,
            borderTop: line.strong,
            paddingBlockStart: space.l,
            [media.wide]: { columnGap: space.xxl, gridTemplateColumns },
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
          <div>{children}</div>
        </div>
      </Container>
    </section>
  );
}
