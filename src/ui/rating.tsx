import Star from "lucide/dist/esm/icons/star.mjs";
import { color, space } from "../styles/tokens";
import { LineIcon } from "./icon/line-icon";

export const Rating = ({ stars, label: name }: { stars: number; label: string }) => (
  <div role="img" aria-label={name} css={{ display: "flex", gap: space.xxs }}>
    {Array.from({ length: stars }, (_, index) => (
      <LineIcon
        key={index}
        drawing={Star}
        size="1.125rem"
        strokeWidth={1.5}
        css={{ color: color.starLine, fill: color.star }}
      />
    ))}
  </div>
);
