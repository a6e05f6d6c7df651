import { color, space } from "../styles/tokens";
import { Icon } from "./icon/icon";

export const Rating = ({ stars, label: name }: { stars: number; label: string }) => (
  <div role="img" aria-label={name} css={{ display: "flex", gap: space.xxs }}>
    {Array.from({ length: stars }, (_, index) => (
      <Icon key={index} name="star" size="1.125rem" css={{ color: color.ink, fill: color.ink }} />
    ))}
  </div>
);
