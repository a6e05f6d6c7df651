import { color, space } from "../styles/tokens";
import { Icon } from "./icon/icon";

export const Rating = ({ stars }: { stars: number }) => (
  <div role="img" aria-label={`${stars} out of 5 stars`} css={{ display: "flex", gap: space.xxs }}>
    {Array.from({ length: stars }, (_, index) => (
      <Icon key={index} name="star" size="1.125rem" css={{ color: color.ink, fill: color.ink }} />
    ))}
  </div>
);
