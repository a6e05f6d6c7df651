import { type CoverDrawing, box, line, strokes } from "./strokes";

/** Search terms in a ledger: those that bring inquiries are counted, the others struck out. */
export const terms: CoverDrawing = ({ ink, muted, accent, paper }) => {
  const rows = [
    { width: 168, inquiries: 9 },
    { width: 120, inquiries: 0 },
    { width: 148, inquiries: 5 },
    { width: 176, inquiries: 0 },
    { width: 104, inquiries: 3 },
    { width: 140, inquiries: 0 },
  ];
  const top = (index: number) => 140 + index * 44;
  return (
    <>
      <path d={box(52, 44, 308, 48)} fill={paper} stroke={ink} />
      <path d="M92 74l10 10M72 66a12 12 0 1 0 24 0a12 12 0 1 0-24 0" stroke={accent} />
      <path d={line(120, 68, 250)} stroke={muted} strokeWidth="8" />
      {rows.map(({ width, inquiries }, index) => (
        <path
          key={width}
          d={line(56, top(index), 56 + width)}
          stroke={inquiries === 0 ? muted : ink}
          strokeWidth="8"
        />
      ))}
      <path
        d={rows
          .filter(({ inquiries }) => inquiries > 0)
          .map(({ inquiries }) =>
            strokes(
              inquiries,
              272,
              top(rows.findIndex((row) => row.inquiries === inquiries)) - 14,
              8,
            ),
          )
          .join("")}
        stroke={ink}
      />
      <path
        d={rows
          .flatMap(({ width, inquiries }, index) =>
            inquiries === 0 ? [`M46 ${top(index) + 8}L${66 + width} ${top(index) - 8}`] : [],
          )
          .join("")}
        stroke={accent}
      />
    </>
  );
};
