import { Star } from "lucide-react";
import { color, space } from "../styles/tokens";

/** Stars of a rating; `label` says it in words for screen readers. */
export function Rating({ stars, label }: { stars: number; label: string }) {
  return (
    <div role="img" aria-label={label} css={{ display: "flex", gap: space.xxs }}>
      {Array.from({ length: stars }, (_, index) => (
        <Star
          key={index}
          aria-hidden
          size="1.125rem"
          fill="currentColor"
          css={{ color: color.star }}
        />
      ))}
    </div>
  );
}
