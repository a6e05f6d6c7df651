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
}

export function LongText({ html, contents }: LongTextProps) {
  const hasContents = contents.length > 0;
  const { siteUrl } = useSiteIdentity().site;
  const styles = { ...proseStyles(html), "--site-url": JSON.stringify(siteUrl) };
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
        {hasContents && <ContentsList contents={contents} />}
        <div css={[styles, hasContents && besideContents]} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </Container>
  );
}

const besideContents = {
  [media.wide]: { ...twoThirds[media.wide], "--indent": `calc(50% + ${space.xxl} / 2 + ${size.gutter})` },
};
