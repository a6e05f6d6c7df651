import { media, space } from "../styles/tokens";
import { Container } from "../ui/container";
import { ContentsList, type ContentsEntry } from "../ui/contents-list";
import { prose } from "./prose-styles";

/**
 * A long text with its table of contents beside it on wide windows.
 *
 * @param html - Compiled by `mdx/compile-body` from checked content, so it holds no foreign markup.
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
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </Container>
  );
}
