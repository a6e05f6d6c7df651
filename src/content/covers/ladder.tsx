import { type CoverDrawing, line } from "./strokes";

/** Rows of a page as a search shows them: where a line starts and how long it is. */
const results = [150, 118, 170, 132, 96, 158, 124, 142] as const;

/** A ladder of positions, and one result that climbs it. */
export const ladder: CoverDrawing = ({ ink, muted, accent, paper }) => {
  const rung = (index: number) => 60 + index * 40;
  return (
    <>
      <path d="M84 32V368M316 32V368" stroke={ink} />
      <path d={results.map((_, index) => line(84, rung(index), 316)).join("")} stroke={ink} />
      <path
        d={results.map((width, index) => line(108, rung(index) - 14, 108 + width)).join("")}
        stroke={muted}
        strokeWidth="8"
      />
      <path d={line(108, rung(1) - 14, 226)} stroke={accent} strokeWidth="8" />
      <path
        d={`M332 ${rung(6) - 14}V${rung(5) - 14}H346V${rung(3) - 14}H360V${rung(1) - 14}m-13 15 13-15 13 15`}
        stroke={accent}
        strokeLinejoin="round"
      />
      <circle cx="332" cy={rung(6) - 14} r="8" fill={paper} stroke={accent} />
    </>
  );
};
