import { type HeadProps, type PageProps } from "gatsby";
import { Block } from "../ui/page";

interface Context {
  readonly title: string;
}

/** A draft that its own template can't show. The list of its problems, which explains why, is part of every page. */
export default function UnfinishedDraft({ pageContext }: PageProps<object, Context>) {
  return (
    <Block>
      <h1>{pageContext.title}</h1>
    </Block>
  );
}

export const Head = ({ pageContext }: HeadProps<object, Context>) => (
  <>
    <title>{pageContext.title}</title>
    <meta name="robots" content="noindex" />
  </>
);
