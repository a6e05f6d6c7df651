import { useMemo } from "react";
import { useSiteIdentity } from "../seo/site-data";
import { stack, thirds, twoThirds } from "../styles/mixins";
import { media, size, space } from "../styles/tokens";
import { Container } from "../ui/page";
import { ContentsList, type Contents } from "../ui/contents-list";
import { proseStyles } from "./prose-styles";

interface LongTextProps {
  /** Trusted HTML from `content/mdx/compile-body`. */
  readonly html: string;
  readonly contents: Contents;
  readonly contentsLabel: string;
}

export function LongText({ html, contents, contentsLabel }: LongTextProps) {
  const hasContents = contents.length > 0;
  const { siteUrl } = useSiteIdentity().site;
  // Keep the same object between renders. A new object would make React replace the HTML, which would close
  // open `<details>` elements and clear selections.
  const text = useMemo(() => ({ __html: html }), [html]);
  const styles = useMemo(
    () => ({ ...proseStyles(html), "--site-url": JSON.stringify(siteUrl) }),
    [html, siteUrl],
  );
  return (
    <Container>
      <div
        css={{
          ...stack(space.xl),
          gridTemplateColumns: "minmax(0, 1fr)",
          paddingBlockStart: space.xl,
          ...(hasContents && thirds),
        }}
      >
        {hasContents && <ContentsList contents={contents} name={contentsLabel} />}
        <div css={[styles, hasContents && besideContents]} dangerouslySetInnerHTML={text} />
      </div>
    </Container>
  );
}

const besideContents = {
  [media.wide]: { ...twoThirds[media.wide], "--indent": `calc(50% + ${space.xxl} / 2 + ${size.gutter})` },
};
