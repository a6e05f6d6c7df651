import { color, line, size } from "../styles/tokens";

/**
 * Illustration of a service, in a frame that looks like a ledger page with a margin line.
 *
 * @param image - SVG markup from the build (a service's `coverImage`), so that no script has to draw it.
 */
export function Cover({ image }: { image: string }) {
  return (
    <div
      css={{
        alignSelf: "start",
        lineHeight: 0,
        borderBlock: line.strong,
        borderInlineStart: `${size.hairline} solid ${color.danger}`,
      }}
      dangerouslySetInnerHTML={{ __html: image }}
    />
  );
}
