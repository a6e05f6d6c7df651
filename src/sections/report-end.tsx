import { type ReactNode } from "react";
import { reachingFooter, stack, thirds, touchTarget } from "../styles/mixins";
import { border, color, media, size, space } from "../styles/tokens";
import { type LinkItem, LinkList } from "../ui/link";
import { Container } from "../ui/page";

interface ReportEndProps {
  readonly links: readonly LinkItem[];
  /** Whether to show a closing band. Reports without the site's footer have one. */
  readonly hasBand: boolean;
  readonly children: ReactNode;
}

/**
 * Notes and links below a report's text, in the same column as the text. The links are plain, because the
 * text already ends with the page's only filled button.
 */
export const ReportEnd = ({ links, hasBand, children }: ReportEndProps) => (
  <div css={hasBand ? bandStyles : { paddingBlockStart: space.xxl }}>
    <Container>
      <div css={{ display: "grid", ...thirds }}>
        <div css={{ ...stack(space.l), maxWidth: size.measure, [media.wide]: { gridColumn: "2 / -1" } }}>
          {children}
          <LinkList
            links={links}
            linkCss={{ ...touchTarget, fontWeight: 600 }}
            css={{
              display: "flex",
              flexWrap: "wrap",
              columnGap: space.l,
              [media.print]: { display: "none" },
            }}
          />
        </div>
      </div>
    </Container>
  </div>
);

/** Styles of the band at the end of a report, which looks like the band at its start. */
const bandStyles = {
  ...reachingFooter,
  marginBlockStart: space.xxl,
  paddingBlock: space.xxl,
  borderTop: border.strong,
  backgroundColor: color.bar,
  [media.print]: { padding: 0 },
};
