import { type CSSObject } from "@emotion/react";
import { drawingAddress } from "../addresses";
import { border, media, size } from "../styles/tokens";

interface IllustrationProps {
  /** Markup from `content/illustrations`. */
  readonly svg: string;
  readonly className?: string;
}

/** Makes lines equally thick in small and large drawings, except for lines that set their own width. */
const evenLines: CSSObject = {
  lineHeight: 0,
  "& path:not([stroke-width])": { vectorEffect: "non-scaling-stroke" },
};

const Drawing = ({ svg, ...rest }: IllustrationProps) => (
  <div {...rest} dangerouslySetInnerHTML={{ __html: svg }} />
);

/**
 * A drawing of a service, three times as wide as it is tall. Its paper fills the rest of the height. On phones,
 * only four fifths of its width are shown, so that its details stay large enough.
 */
export const Illustration = (props: IllustrationProps) => (
  <Drawing
    {...props}
    css={{
      ...evenLines,
      display: "grid",
      alignItems: "center",
      overflow: "hidden",
      borderBlock: border.strong,
      "& svg": { width: "100%", overflow: "visible", [media.narrow]: { aspectRatio: "2.4" } },
    }}
  />
);

/** A simple drawing of a service, for cards. */
export const CardIcon = ({ name, ...props }: { name: string; className?: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 88 88"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    css={{ width: size.smallIllustration }}
    {...props}
  >
    <use href={drawingAddress(`card-${name}`)} />
  </svg>
);

export const Sketch = (props: IllustrationProps) => (
  <Drawing {...props} css={{ ...evenLines, "& svg": { width: "100%" } }} />
);
