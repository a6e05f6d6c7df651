import { graphql } from "gatsby";
import { label } from "../styles/mixins";
import { media, size, space } from "../styles/tokens";
import { Block } from "../ui/page";

export const fragment = graphql`
  fragment ContentPicture on Picture {
    alt
    caption
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

interface PictureProps {
  readonly picture: Queries.ContentPictureFragment;
  /** Use `eager` if a laptop shows part of the picture before the visitor scrolls. */
  readonly loading: "eager" | "lazy";
  readonly className?: string;
}

type ContentPictureProps = Omit<PictureProps, "picture"> & {
  readonly picture: PictureProps["picture"] | null;
};

export const ContentPicture = ({ picture, loading }: ContentPictureProps) =>
  picture && (
    <Block>
      <Picture picture={picture} loading={loading} />
    </Block>
  );

/**
 * Replaces gatsby-plugin-image's component, which hides the picture until React runs. React doesn't run on
 * most pages.
 */
export function Picture({ picture, loading, className }: PictureProps) {
  const { images, width, height } = picture.image;
  const hasDarkVersion = images.sources?.some(({ media }) => media !== undefined);
  return (
    <figure className={className}>
      <picture>
        {images.sources?.map((source) => (
          // `withArtDirection` leaves out the `sizes` of a dark source.
          <source key={`${source.media ?? ""} ${source.type}`} {...source} sizes={images.fallback?.sizes} />
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
            [media.narrow]: {
              width: `calc(100% + 2 * ${size.gutter})`,
              maxWidth: "none",
              marginInline: `calc(-1 * ${size.gutter})`,
            },
            ...(!hasDarkVersion && {
              "@media (prefers-color-scheme: dark)": { filter: "brightness(0.82)" },
            }),
          }}
        />
      </picture>
      {picture.caption && (
        <figcaption css={{ ...label, marginBlockStart: space.xs }}>{picture.caption}</figcaption>
      )}
    </figure>
  );
}
