import { border, color, size } from "../styles/tokens";

/** Frames an SVG illustration of a service. The frame looks like a ledger page with a margin line. */
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
