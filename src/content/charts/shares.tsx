/** @jsxImportSource react */
import { drawHundred } from "../../ui/tally/draw-hundred";
import { cellNumber } from "./data-table";
import { ChartFrame, type ChartProps, formatNumber, Label } from "./chart-frame";
import { useTable } from "./chart-data";

type ShareProps = ChartProps & { readonly unit: string };

/** Reads two shares that add up to 100%. Returns the first one as a number, and labels for both. */
function useShares({ data, unit }: ShareProps) {
  const { rows } = useTable(data).table;
  const [part, rest] = rows.map(([name, share], index) => (
    <Label key={index} name={name?.text} value={formatNumber(share?.text ?? "", unit)} />
  ));
  return { part, rest, share: cellNumber(rows[0]?.[1]) };
}

export function ShareBar(props: ShareProps) {
  const { part, rest, share } = useShares(props);
  return (
    <ChartFrame {...props}>
      <div className="share">
        <svg aria-hidden width="100%" height="100%">
          <rect width="100%" height="100%" fill="var(--bar)" stroke="var(--bar-strong)" />
          <rect width={`${share}%`} height="100%" fill="var(--bar-strong)" />
        </svg>
        {part}
        {rest}
      </div>
    </ChartFrame>
  );
}

/** Draws a hundred dots, one per percent. Highlighted dots show the share, rounded to a whole percent. */
export function Hundred(props: ShareProps) {
  const { part, rest, share } = useShares(props);
  return (
    <ChartFrame {...props}>
      {part}
      <div className="hundred">{drawHundred(share)}</div>
      {rest}
    </ChartFrame>
  );
}
