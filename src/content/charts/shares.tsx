/** @jsxImportSource react */
import { hundred } from "../../styles/tally";
import { numberIn } from "./data-table";
import { FigureFrame, type FigureProps, formatFigure, Label } from "./figure-frame";
import { useTable } from "./report-figures";

type ShareProps = FigureProps & { readonly unit: string };

/** Reads a CSV file with two shares that add up to 100%. Returns the first share as a number, and a label for each. */
function useShares({ data, unit }: ShareProps) {
  const { rows } = useTable(data).table;
  const [part, rest] = rows.map(([name, share], index) => (
    <Label key={index} name={name?.text} figure={formatFigure(share?.text ?? "", unit)} />
  ));
  return { part, rest, share: numberIn(rows[0]?.[1]) };
}

/** One bar for the whole, divided into two labeled parts. */
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

/** Shows a share as a hundred dots. The highlighted dots are the share, rounded to a whole dot. */
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
