import { type CSSObject } from "@emotion/react";
import { MDXProvider } from "@mdx-js/react";
import { type ReactNode } from "react";
import { components } from "../content/mdx/components";
import { useSiteIdentity } from "../seo/site-data";
import { stack, thirds, twoThirds } from "../styles/mixins";
import { media, size, space } from "../styles/tokens";
import { Container } from "../ui/page";
import { ContentsList, type Contents } from "../ui/contents-list";
import { proseStyles } from "./prose-styles";

interface LongTextProps {
  /** The body of an MDX file, compiled by gatsby-plugin-mdx. */
  readonly children: ReactNode;
  readonly contents: Contents;
  /** Styles of components that only some texts have. */
  readonly componentStyles?: CSSObject;
}

export function LongText({ children, contents, componentStyles }: LongTextProps) {
  const hasContents = contents.length > 0;
  const { siteUrl } = useSiteIdentity().site;
  const styles = { ...proseStyles, "--site-url": JSON.stringify(siteUrl) };
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
        <div css={[styles, componentStyles, hasContents && besideContents]}>
          <MDXProvider components={components}>{children}</MDXProvider>
        </div>
      </div>
    </Container>
  );
}

const besideContents = {
  [media.wide]: { ...twoThirds[media.wide], "--indent": `calc(50% + ${space.xxl} / 2 + ${size.gutter})` },
};
