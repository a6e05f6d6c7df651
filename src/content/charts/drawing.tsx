/** @jsxImportSource react */
import { type ReactNode } from "react";
import { FigureFrame, type FigureProps } from "./figure-frame";
import { useTable } from "./report-figures";
import { FiguresTable } from "./tables";

interface DrawingProps extends FigureProps {
  readonly unit: string;
  /** Unique in the page. */
  readonly id: string;
  readonly height: number;
  readonly children: ReactNode;
}

/** The frame of a chart with its table, which opens below it. */
export function Drawing({ id, height, children, ...rest }: DrawingProps) {
  const { table, words } = useTable(rest.data);
  return (
    <FigureFrame {...rest}>
      <svg role="img" aria-label={`${rest.title} (${rest.unit})`} width="100%" height={height}>
        <Patterns id={id} />
        {children}
      </svg>
      <details>
        <summary>{words.table}</summary>
        <FiguresTable table={table} label={rest.title} />
      </details>
    </FigureFrame>
  );
}

/** How many series or parts a drawing can tell apart without color: solid, hatched, dotted. */
export const patternCount = 3;

/** The fill of a series or part. `id` is unique in the page. */
export const patternFill = (id: string, index: number): string =>
  index === 0 ? "var(--bar-strong)" : `url(#${id}-${index})`;

/** The patterns that {@link patternFill} names. */
function Patterns({ id }: { id: string }) {
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
