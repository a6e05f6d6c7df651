import { useMemo } from "react";
import { useSiteIdentity } from "../seo/site-data";
import { split, stack } from "../styles/mixins";
import { space } from "../styles/tokens";
import { Container } from "../ui/page";
import { ContentsList, type Contents } from "../ui/contents-list";
import { prose } from "./prose-styles";

interface LongTextProps {
  /** Compiled by `content/mdx/compile-body` from checked content, so it holds no foreign markup. */
  readonly html: string;
  readonly contents: Contents;
  readonly contentsLabel: string;
}

/** A long text with its table of contents, when it has headings, beside it on wide windows. */
export function LongText({ html, contents, contentsLabel }: LongTextProps) {
  const hasContents = contents.length > 0;
  const { siteUrl } = useSiteIdentity().site;
  // React writes another object into the page anew: what a reader has opened or selected there would be lost.
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
