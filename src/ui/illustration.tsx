import { border, color, size } from "../styles/tokens";

/**
 * Illustration of a service, drawn by the build, in a frame that looks like a ledger page with a margin line.
 */
export const Illustration = ({ svg, className }: { svg: string; className?: string }) => (
  <div
    className={className}
    css={{
      alignSelf: "start",
      lineHeight: 0,
      borderBlock: border.strong,
      borderInlineStart: `${size.hairline} solid ${color.danger}`,
    }}
    dangerouslySetInnerHTML={{ __html: svg }}
  />
);
