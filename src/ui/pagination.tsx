import { completedPages, completedPath } from "../addresses";
import { filled } from "../styles/mixins";
import { color, size, space } from "../styles/tokens";
import { Link } from "./link";

/** Links to all pages of the list of completed reports; nothing when one page has them all. */
export function Pagination({ label, page, total }: { label: string; page: number; total: number }) {
  const pages = Array.from({ length: completedPages(total) }, (_, index) => index + 1);
  if (pages.length < 2) return null;
  return (
    <nav aria-label={label} css={{ marginBlockStart: space.l }}>
      <ol role="list" css={{ display: "flex", flexWrap: "wrap", gap: space.xs }}>
        {pages.map((number) => (
          <li key={number}>
            <Link
              to={completedPath(number)}
              {...(number === page && { "aria-current": "page" as const })}
              css={{
                display: "grid",
                placeItems: "center",
                minWidth: size.target,
                minHeight: size.target,
                border: `${size.hairline} solid ${color.control}`,
                fontVariantNumeric: "tabular-nums",
                textDecoration: "none",
                '&[aria-current="page"]': {
                  ...filled(color.accent, color.onAccent),
                  borderColor: color.accent,
                },
              }}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
