import { type CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { type IGatsbyImageData } from "gatsby-plugin-image";

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

/** A picture that a content file names, with its words for those who do not see it. */
export function ContentPicture({ alt, src }: Queries.ContentPictureFragment) {
  const image = src?.childImageSharp?.gatsbyImageData;
  return image === undefined ? null : <Picture image={image} alt={alt} />;
}

/**
 * A picture in AVIF and WebP at the widths it is shown in, with its room kept free while it loads.
 * gatsby-plugin-image makes the files; its own components would ship react-dom/server to the visitor.
 */
function Picture({
  image,
  alt,
  loading = "lazy",
  css,
}: {
  image: IGatsbyImageData;
  alt: string;
  /** `eager` for a picture of the first screen. */
  loading?: "lazy" | "eager";
  css?: CSSObject;
}) {
  const { images, width, height } = image;
  return (
    <picture>
      {images.sources?.map(({ srcSet, type, sizes }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={images.fallback?.sizes}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        {...(loading === "eager" && { fetchPriority: "high" as const })}
        css={{
          width: "100%",
          height: "auto",
          "@media (prefers-color-scheme: dark)": { filter: "brightness(0.82)" },
          ...css,
        }}
      />
    </picture>
  );
}
