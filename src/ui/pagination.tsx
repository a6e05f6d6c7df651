import { filled } from "../styles/mixins";
import { color, size, space } from "../styles/tokens";
import { Link } from "./link";

/** How many reports a page of their list has. The query of the research page says so too. */
export const reportsPerPage = 12;

/** The address of a page of the list of completed reports; the first is a tab of the research page. */
export const completedPath = (page: number): string =>
  page === 1 ? "/research?tab=completed" : `/research/completed/${page}`;

/** How many pages the list of completed reports has. */
export const completedPages = (total: number): number => Math.ceil(total / reportsPerPage);

/**
 * The heading of a page of that list.
 *
 * @param words - With `{page}` and `{pages}` where numbers go.
 */
export const completedHeading = (words: string, page: number, total: number): string =>
  words.replace("{page}", String(page)).replace("{pages}", String(completedPages(total)));

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
