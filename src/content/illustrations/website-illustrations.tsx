import { type DrawIllustration, box, horizontalLine, strokes } from "./strokes";

/** Lengths of the lines that represent search results. */
const results = [150, 118, 170, 132, 96, 158, 124, 142] as const;

/** Draws search positions as the rungs of a ladder, with one result climbing up. */
export const ladder: DrawIllustration = ({ ink, muted, accent, paper }) => {
  const rung = (index: number) => 60 + index * 40;
  return (
    <>
      <path d="M84 32V368M316 32V368" stroke={ink} />
      <path d={results.map((_, index) => horizontalLine(84, rung(index), 316)).join("")} stroke={ink} />
      <path
        d={results.map((width, index) => horizontalLine(108, rung(index) - 14, 108 + width)).join("")}
        stroke={muted}
        strokeWidth="8"
      />
      <path d={horizontalLine(108, rung(1) - 14, 226)} stroke={accent} strokeWidth="8" />
      <path
        d={`M332 ${rung(6) - 14}V${rung(5) - 14}H346V${rung(3) - 14}H360V${rung(1) - 14}m-13 15 13-15 13 15`}
        stroke={accent}
        strokeLinejoin="round"
      />
      <circle cx="332" cy={rung(6) - 14} r="8" fill={paper} stroke={accent} />
    </>
  );
};

/**
 * Draws search terms in a ledger. Terms that bring inquiries have tally marks, and the others are crossed
 * out.
 */
export const terms: DrawIllustration = ({ ink, muted, accent, paper }) => {
  const inquiries = [9, 0, 5, 0, 3, 0];
  const rows = [168, 120, 148, 176, 104, 140].map((width, index) => {
    return { width, top: 140 + index * 44, count: inquiries[index] ?? 0 };
  });
  const idle = rows.filter(({ count }) => count === 0);
  return (
    <>
      <path d={box(52, 44, 308, 48)} fill={paper} stroke={ink} />
      <path d="M92 74l10 10M72 66a12 12 0 1 0 24 0a12 12 0 1 0-24 0" stroke={accent} />
      <path d={horizontalLine(120, 68, 250)} stroke={muted} strokeWidth="8" />
      {rows.map(({ width, top, count }) => (
        <path
          key={width}
          d={horizontalLine(56, top, 56 + width)}
          stroke={count === 0 ? muted : ink}
          strokeWidth="8"
        />
      ))}
      <path d={rows.map(({ top, count }) => strokes(count, 272, top - 14, 8)).join("")} stroke={ink} />
      <path
        d={idle.map(({ width, top }) => `M46 ${top + 8}L${66 + width} ${top - 8}`).join("")}
        stroke={accent}
      />
    </>
  );
};

/** Draws the wireframe of a web page on ruled paper, with its mobile version in front. */
export const wireframe: DrawIllustration = ({ ink, muted, accent, paper }) => (
  <>
    <path d="M40 330V44H360V290" fill={paper} stroke={ink} />
    <path d={horizontalLine(40, 80, 360)} stroke={ink} />
    <path d="M58 62h.1M76 62h.1M94 62h.1" stroke={ink} strokeWidth="9" />
    <path d={horizontalLine(60, 114, 210) + horizontalLine(60, 136, 178)} stroke={ink} strokeWidth="10" />
    <path d={box(60, 160, 84, 28)} fill={accent} stroke={accent} />
    <path d={box(240, 104, 98, 84) + "l98 84m0-84-98 84"} stroke={ink} />
    <path
      d={box(60, 216, 80, 54) + box(160, 216, 80, 54) + box(260, 216, 80, 54)}
      stroke={muted}
      strokeDasharray="10 9"
    />
    <path
      d={horizontalLine(60, 300, 340) + horizontalLine(40, 330, 360) + horizontalLine(40, 360, 360)}
      stroke={muted}
      strokeDasharray="2 10"
    />
    <path d="M298 372V236H372V372z" fill={paper} stroke={ink} strokeLinejoin="round" />
    <path d={horizontalLine(314, 262, 356) + horizontalLine(314, 280, 344)} stroke={ink} strokeWidth="7" />
    <path d={box(314, 300, 42, 18)} fill={accent} stroke={accent} />
    <path d={horizontalLine(314, 340, 356)} stroke={muted} strokeWidth="7" />
  </>
);
