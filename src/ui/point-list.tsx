import { type CSSObject } from "@emotion/react";
import { columns, stack } from "../styles/mixins";
import { border, color, space } from "../styles/tokens";

export type Points = readonly { readonly title: string; readonly text: string }[];

export const PointList = ({ points, className }: { points: Points; className?: string }) => (
  <ul role="list" className={className} css={stack(`${space.l} ${space.xxl}`)}>
    {points.map(({ title, text }) => (
      <li key={title} css={{ ...stack(space.xs), borderTop: border.fine, paddingBlockStart: space.m }}>
        <h3>{title}</h3>
        <p css={{ color: color.muted, textWrap: "balance" }}>{text}</p>
      </li>
    ))}
  </ul>
);

export const sideBySide = (count: number) =>
  ({ ...columns(count), "& > li": { borderTop: border.strong } }) satisfies CSSObject;
