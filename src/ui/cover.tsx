import { color, line, size } from "../styles/tokens";

/**
 * The cover of a service, on a sheet with the margin line of a ledger.
 *
 * @param image - SVG that was drawn while building (`coverImage` of a service): no script draws it again.
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
