import { graphql } from "gatsby";
import { Block } from "../ui/page";

export const fragment = graphql`
  fragment ContentPicture on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1204
          breakpoints: [390, 640, 960, 1204]
          formats: [AUTO, WEBP, AVIF]
          placeholder: NONE
          sizes: "(min-width: 80rem) 75rem, 100vw"
        )
      }
    }
  }
`;

/**
 * A picture that a content file may name, in AVIF and WebP at the widths it is shown in, with its room kept
 * free while it loads. gatsby-plugin-image makes the files; its own components would ship
 * react-dom/server to the visitor.
 */
export function ContentPicture({ picture }: { picture: Queries.ContentPictureFragment | null }) {
  const image = picture?.src?.childImageSharp?.gatsbyImageData;
  if (!picture || !image) return null;
  const { sources, fallback } = image.images;
  return (
    <Block>
      <picture>
        {sources?.map((source) => (
          <source key={source.type} {...source} />
        ))}
        <img
          {...fallback}
          alt={picture.alt}
          width={image.width}
          height={image.height}
          loading="lazy"
          decoding="async"
          css={{
            width: "100%",
            height: "auto",
            "@media (prefers-color-scheme: dark)": { filter: "brightness(0.82)" },
          }}
        />
      </picture>
    </Block>
  );
}
