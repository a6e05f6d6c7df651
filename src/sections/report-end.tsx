import { type ReactNode } from "react";
import { stack, touchTarget, twoColumns } from "../styles/mixins";
import { media, size, space } from "../styles/tokens";
import { type LinkItem, LinkList } from "../ui/link";
import { Container } from "../ui/page";

interface ReportEndProps {
  readonly links: readonly LinkItem[];
  readonly children: ReactNode;
}

/**
 * Notes and links below a report's text, in the same column as the text. The text ends with the page's only
 * filled button, so these links are plain.
 */
export const ReportEnd = ({ links, children }: ReportEndProps) => (
  <Container css={{ display: "grid", paddingBlockStart: space.xxl, ...twoColumns(4, 8, space.xxl) }}>
    <div css={{ ...stack(space.l), gridColumnEnd: -1, maxWidth: size.measure }}>
      {children}
      <LinkList
        links={links}
        linkCss={{ ...touchTarget, fontWeight: 600 }}
        css={{ display: "flex", flexWrap: "wrap", columnGap: space.l, [media.print]: { display: "none" } }}
      />
    </div>
  </Container>
);
