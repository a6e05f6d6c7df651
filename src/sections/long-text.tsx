import { useMemo } from "react";
import { useSiteIdentity } from "../seo/site-data";
import { split, stack } from "../styles/mixins";
import { space } from "../styles/tokens";
import { Container } from "../ui/page";
import { ContentsList, type Contents } from "../ui/contents-list";
import { prose } from "./prose-styles";

interface LongTextProps {
  /** HTML compiled from checked content by `content/mdx/compile-body`, so it contains no untrusted markup. */
  readonly html: string;
  readonly contents: Contents;
  readonly contentsLabel: string;
}

/** A long text. If it has headings, a table of contents is above the text, or beside it in wide windows. */
export function LongText({ html, contents, contentsLabel }: LongTextProps) {
  const hasContents = contents.length > 0;
  const { siteUrl } = useSiteIdentity().site;
  // Reuse this object between renders. A new object would make React replace the HTML, which would close open
  // `<details>` elements and clear the reader's text selection.
  const text = useMemo(() => ({ __html: html }), [html]);
  return (
    <Container
      css={{
        ...stack(space.xl),
        gridTemplateColumns: "minmax(0, 1fr)",
        paddingBlockStart: space.xxl,
        ...(hasContents && split(4, 8, space.xxl)),
      }}
    >
      {hasContents && <ContentsList contents={contents} name={contentsLabel} />}
      <div
        css={{ ...prose, "--site-url": JSON.stringify(siteUrl) }}
        dangerouslySetInnerHTML={text}
      />
    </Container>
  );
}
