import { graphql } from "gatsby";
import { Picture } from "../ui/picture";

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
