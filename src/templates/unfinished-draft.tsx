import { type HeadProps, type PageProps } from "gatsby";
import { Block } from "../ui/page";

interface UnfinishedDraftContext {
  readonly title: string;
}

/** Page for a draft that's too incomplete for its template. The layout lists the problems above the title. */
export default function UnfinishedDraft({ pageContext }: PageProps<object, UnfinishedDraftContext>) {
  return (
    <Block>
      <h1>{pageContext.title}</h1>
    </Block>
  );
}

export const Head = ({ pageContext }: HeadProps<object, UnfinishedDraftContext>) => (
  <>
    <title>{pageContext.title}</title>
    <meta name="robots" content="noindex" />
  </>
);
