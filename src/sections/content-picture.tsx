import { graphql } from "gatsby";
import { Block } from "../ui/page";

export const fragment = graphql`
  fragment ContentPicture on Picture {
    alt
    image(
      layout: CONSTRAINED
      width: 1204
      breakpoints: [390, 640, 960, 1204]
      formats: [AUTO, WEBP, AVIF]
      placeholder: NONE
      sizes: "(min-width: 80rem) 75rem, 100vw"
    )
  }
`;

interface ContentPictureProps {
  readonly picture: Queries.ContentPictureFragment | null;
  /** Use `eager` if a laptop shows part of the picture before the visitor scrolls. */
  readonly loading: "eager" | "lazy";
}

/**
 * Replaces gatsby-plugin-image's component, which would add react-dom/server to the page's scripts and hide
 * the picture until scripts run.
 */
export function ContentPicture({ picture, loading }: ContentPictureProps) {
  if (!picture) return null;
  const { images, width, height } = picture.image;
  return (
    <Block>
      <picture>
        {images.sources?.map((source) => (
          <source key={source.type} {...source} />
        ))}
        <img
          {...images.fallback}
          alt={picture.alt}
          width={width}
          height={height}
          loading={loading}
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
