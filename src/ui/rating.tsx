import Star from "lucide/dist/esm/icons/star.mjs";
import { color, space } from "../styles/tokens";
import { LineIcon } from "./icon/line-icon";

/** Stars of a rating; `label` says it in words for screen readers. */
export function Rating({ stars, label }: { stars: number; label: string }) {
  return (
    <div role="img" aria-label={label} css={{ display: "flex", gap: space.xxs }}>
      {Array.from({ length: stars }, (_, index) => (
        <LineIcon
          key={index}
          drawing={Star}
          extent="1.125rem"
          fill="currentColor"
          css={{ color: color.star }}
        />
      ))}
    </div>
  );
}
