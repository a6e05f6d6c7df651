import { type CSSObject } from "@emotion/react";
import { border, media, size } from "../styles/tokens";

interface IllustrationProps {
  /** Markup from `content/illustrations`. */
  readonly svg: string;
  readonly className?: string;
}

/** Lines are as thick in a small drawing as in a large one, except those that set their own width. */
const evenLines: CSSObject = {
  lineHeight: 0,
  "& path:not([stroke-width])": { vectorEffect: "non-scaling-stroke" },
};

const Drawing = ({ svg, ...rest }: IllustrationProps) => (
  <div {...rest} dangerouslySetInnerHTML={{ __html: svg }} />
);

/** Shows a service's cover as a band, three times as wide as high. Narrow windows crop its sides. */
export const Illustration = (props: IllustrationProps) => (
  <Drawing
    {...props}
    css={{
      ...evenLines,
      alignSelf: "start",
      borderBlock: border.strong,
      "& svg": { width: "100%", [media.narrow]: { minHeight: "11rem" } },
    }}
  />
);

/** Shows the simple drawing of a service. */
export const CardIcon = (props: IllustrationProps) => (
  <Drawing {...props} css={{ ...evenLines, width: size.smallIllustration }} />
);

/** Shows a small drawing as wide as its surroundings. */
export const Sketch = (props: IllustrationProps) => (
  <Drawing {...props} css={{ ...evenLines, "& svg": { width: "100%" } }} />
);
