import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LongText } from "../sections/long-text";
import { SeoHead } from "../seo/seo-head";
import { color, fontSize, space } from "../styles/tokens";
import { PageHeader } from "../ui/page";
import { LastUpdated } from "../ui/last-updated";

export const query = graphql`
  query TextPage($id: String!) {
    textPage(id: { eq: $id }) {
      type: __typename
      title
      lead
      contents {
        id
        title
      }
      seo {
        ...PageSeo
      }
    }
    site {
      siteMetadata {
        buildDate
      }
    }
  }
`;

/** Uses moderate text sizes, because these pages are documents. The doubled `&` overrides section styles. */
const documentStyles = {
  "&& header p": { textWrap: "balance" },
  "&& h1": { maxWidth: "none", fontSize: fontSize.h2, lineHeight: 1.1 },
  "&& h2": {
    marginBlock: `${space.xl} ${space.s}`,
    paddingBlockStart: space.l,
    fontSize: fontSize.h3,
    letterSpacing: "normal",
  },
  // Puts the second line of a numbered entry in the contents below the words of the first line.
  "&& nav a": { padding: `${space.xs} ${space.s} ${space.xs} ${space.xl}`, textIndent: `-${space.l}` },
  "&& nav li:nth-of-type(odd)": { backgroundColor: color.bar },
};

export default function TextPage({ data, children }: PageProps<Queries.TextPageQuery>) {
  const { textPage: text, site } = data;
  if (text === null) return null;
  const buildDate = site?.siteMetadata?.buildDate ?? "";
  return (
    <article css={documentStyles}>
      <PageHeader title={text.title} lead={text.lead}>
        {text.type === "LegalPage" && <LastUpdated buildDate={buildDate} />}
      </PageHeader>
      <LongText contents={text.contents}>{children}</LongText>
    </article>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.TextPageQuery>) => (
  <SeoHead seo={data.textPage?.seo} pathname={location.pathname} />
);
