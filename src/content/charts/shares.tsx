/** @jsxImportSource react */
import { hundred } from "../../styles/tally";
import { numberIn } from "./data-table";
import { FigureFrame, type FigureProps, formatFigure, Label } from "./figure-frame";
import { useTable } from "./report-figures";

type ShareProps = FigureProps & { readonly unit: string };

/**
 * Reads a CSV file with two shares that add up to 100%. Returns the first share as a number (`share`), and
 * the labels of the first share (`part`) and the second (`rest`).
 */
function useShares({ data, unit }: ShareProps) {
  const { rows } = useTable(data).table;
  const [part, rest] = rows.map(([name, share], index) => (
    <Label key={index} name={name?.text} figure={formatFigure(share?.text ?? "", unit)} />
  ));
  return { part, rest, share: numberIn(rows[0]?.[1]) };
}

/** Draws one bar for the whole, divided into two labeled shares. */
export function ShareBar(props: ShareProps) {
  const { part, rest, share } = useShares(props);
  return (
    <FigureFrame {...props}>
      <div className="share">
        <svg aria-hidden width="100%" height="100%">
          <rect width="100%" height="100%" fill="var(--bar)" stroke="var(--bar-strong)" />
          <rect width={`${share}%`} height="100%" fill="var(--bar-strong)" />
        </svg>
        {part}
        {rest}
      </div>
    </FigureFrame>
  );
}

/** Draws a hundred dots and highlights one for each percent of a share. Shares are rounded to a whole percent. */
export function Hundred(props: ShareProps) {
  const { part, rest, share } = useShares(props);
  return (
    <FigureFrame {...props}>
      {part}
      <div className="hundred">
        {hundred(share).map(({ counted, others }, index) => (
          <svg key={index} aria-hidden viewBox="1 1 48 48" strokeLinecap="round">
            <path d={counted} stroke="var(--accent)" strokeWidth="7.5" />
            <path d={others} stroke="var(--muted)" strokeWidth="2.5" />
          </svg>
        ))}
      </div>
      {rest}
    </FigureFrame>
  );
}
