import { completedPath } from "../addresses";
import { filled, row } from "../styles/mixins";
import { border, color, size, space } from "../styles/tokens";
import { Link } from "./link";

export function Pagination({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages of completed reports" css={{ marginBlockStart: space.l }}>
      <ol role="list" css={row(space.xs)}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
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
