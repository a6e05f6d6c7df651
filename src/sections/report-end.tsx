import { type ReactNode } from "react";
import { reachingFooter, stack, thirds, touchTarget } from "../styles/mixins";
import { border, color, media, size, space } from "../styles/tokens";
import { type LinkItem, LinkList } from "../ui/link";
import { Container } from "../ui/page";

interface ReportEndProps {
  readonly links: readonly LinkItem[];
  /** `true` if the report has no footer, so that it ends in a band of its own. */
  readonly hasBand: boolean;
  readonly children: ReactNode;
}

/** Shows plain links, because the page's only filled button is at the end of the text. */
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

const bandStyles = {
  ...reachingFooter,
  marginBlockStart: space.xxl,
  paddingBlock: space.xxl,
  borderTop: border.strong,
  backgroundColor: color.bar,
  [media.print]: { padding: 0 },
};
