/** @jsxImportSource react */

/** How many series or parts a drawing can tell apart without colour: solid, hatched, dotted. */
export const patternCount = 3;

/** The fill of a series or part. `id` is unique in the page. */
export const patternFill = (id: string, index: number): string =>
  index === 0 ? "var(--bar-strong)" : `url(#${id}-${index})`;

/** The patterns that {@link patternFill} names. */
export function ChartPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-1`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="var(--surface)" />
        <rect width="3" height="6" fill="var(--accent)" />
      </pattern>
      <pattern id={`${id}-2`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" fill="var(--surface)" />
        <circle cx="3" cy="3" r="1.75" fill="var(--ink)" />
      </pattern>
    </defs>
  );
}
