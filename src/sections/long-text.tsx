import { useMemo } from "react";
import { media, space } from "../styles/tokens";
import { Container } from "../ui/container";
import { ContentsList, type ContentsEntry } from "../ui/contents-list";
import { prose } from "./prose-styles";

/**
 * A long text with its table of contents beside it on wide windows.
 *
 * @param html - Compiled by `content/mdx/compile-body` from checked content, so it holds no foreign markup.
 * @param siteUrl - What the addresses of links begin with on paper.
 */
export function LongText({
  html,
  contents,
  contentsLabel,
  siteUrl,
}: {
  html: string;
  contents: readonly ContentsEntry[];
  contentsLabel: string;
  siteUrl: string;
}) {
  // The same object as long as the text is the same: React writes another one into the page anew, and what
  // a reader has opened or selected there, and what watches its headings, would be lost.
  const text = useMemo(() => ({ __html: html }), [html]);
  return (
    <Container
      css={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: space.xl,
        paddingBlockStart: space.xxl,
        [media.wide]: {
          gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
          columnGap: space.xxl,
        },
      }}
    >
      <ContentsList contents={contents} name={contentsLabel} />
      <div
        css={{ ...prose, "--site-url": JSON.stringify(siteUrl) }}
        dangerouslySetInnerHTML={text}
      />
    </Container>
  );
}
