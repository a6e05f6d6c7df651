import { type DrawIllustration, box, line, lines, strokes } from "./strokes";

const rows = [30, 60, 90];

/** Drawings that count something, in 240 × 120 units. */
export const countingSketches = {
  clock({ ink, muted, accent, paper }) {
    const hours = [24, 72].map((top, row) => strokes(row === 0 ? 15 : 9, 112, top, 7));
    return (
      <>
        <path d="M56 16c58-2 58 86 0 88-60 0-60-88 2-88" fill={paper} stroke={ink} />
        <path d="M56 22v6M98 60h-6M56 98v-6M14 60h6" stroke={muted} />
        <path d="M56 60 57 34M56 60l20 12" stroke={accent} />
        <path d={hours.map(({ upright }) => upright).join("")} stroke={ink} />
        <path d={hours.map(({ across }) => across).join("")} stroke={accent} />
      </>
    );
  },
  counted({ ink, muted, accent }) {
    const known = strokes(15, 22, 12, 12);
    const estimated = strokes(10, 22, 66, 12);
    return (
      <>
        <path d={known.upright} stroke={ink} />
        <path d={known.across} stroke={accent} />
        <path d={estimated.upright + estimated.across} stroke={muted} strokeDasharray="3 5" />
      </>
    );
  },
  growth({ ink, muted, accent }) {
    const sizes = [strokes(1, 24, 76, 9), strokes(3, 76, 66, 12), strokes(5, 152, 40, 18)];
    return (
      <>
        <path d={sizes.map(({ upright }) => upright).join("")} stroke={ink} />
        <path
          d={sizes.map(({ across }) => across).join("") + "M36 92h20m-7-6 8 6-8 7M112 90h20m-7-6 8 6-8 7"}
          stroke={accent}
        />
        <path d={line(14, 112, 212)} stroke={muted} />
      </>
    );
  },
  sheets: ({ ink, muted, accent, paper }) => (
    <>
      <path d={box(30, 22, 76, 90) + box(136, 22, 76, 90)} fill={paper} stroke={muted} />
      <path d={box(78, 6, 86, 106)} fill={paper} stroke={ink} />
      <path
        d={
          lines([
            [92, 24, 50],
            [92, 34, 34],
          ]) + line(92, 98, 58)
        }
        stroke={ink}
      />
      <path
        d="M100 92V76M114 92V64M128 92V70M142 92V52"
        stroke={accent}
        strokeWidth="7"
        strokeLinecap="butt"
      />
    </>
  ),
  total({ ink, accent, paper }) {
    const marks = rows.map((y, index) => strokes([12, 7, 14][index] ?? 0, 104, y - 18, 7));
    return (
      <>
        <path d={box(16, 4, 208, 96)} fill={paper} stroke={ink} />
        <path
          d={lines([
            [28, 24, 44],
            [28, 54, 56],
            [28, 84, 36],
          ])}
          stroke={ink}
        />
        <path d={marks.map(({ upright }) => upright).join("")} stroke={ink} />
        <path
          d={
            marks.map(({ across }) => across).join("") +
            lines([
              [104, 108, 116],
              [104, 115, 116],
            ])
          }
          stroke={accent}
        />
      </>
    );
  },
  trial({ ink, muted, accent }) {
    const others = [16, 50, 84].map((top) => strokes(20, 20, top, 8));
    return (
      <>
        <path
          d={others.map(({ upright, across }) => upright + across).join("")}
          stroke={muted}
          opacity=".6"
        />
        <path d="M212 78v27" stroke={accent} strokeWidth="4" />
        <path d="M212 66c20 2 20 50 0 50-22-2-20-52 4-48" stroke={ink} />
      </>
    );
  },
} satisfies Record<string, DrawIllustration>;
