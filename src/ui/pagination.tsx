import { completedPages, completedPath } from "../addresses";
import { filled, row } from "../styles/mixins";
import { border, color, size, space } from "../styles/tokens";
import { Link } from "./link";

export function Pagination({ label, page, total }: { label: string; page: number; total: number }) {
  const pages = Array.from({ length: completedPages(total) }, (_, index) => index + 1);
  if (pages.length < 2) return null;
  return (
    <nav aria-label={label} css={{ marginBlockStart: space.l }}>
      <ol role="list" css={row(space.xs)}>
        {pages.map((number) => (
          <li key={number}>
            <Link
              to={completedPath(number)}
              aria-current={number === page ? "page" : undefined}
              css={{
                display: "grid",
                placeItems: "center",
                minWidth: size.target,
                minHeight: size.target,
                border: border.control,
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
