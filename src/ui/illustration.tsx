import { color, line, size } from "../styles/tokens";

/**
 * Illustration of a service, in a frame that looks like a ledger page with a margin line.
 *
 * @param svg - SVG markup. The build draws it, so the page needs no script for it.
 */
export function Illustration({ svg }: { svg: string }) {
  return (
    <div
      css={{
        alignSelf: "start",
        lineHeight: 0,
        borderBlock: line.strong,
        borderInlineStart: `${size.hairline} solid ${color.danger}`,
      }}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
