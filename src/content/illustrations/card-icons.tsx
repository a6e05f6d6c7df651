import { type IllustrationName } from "./illustration-names";
import { type DrawIllustration, box, line, lines, strokes } from "./strokes";

/** Simpler drawings of the illustrations, in a square of 88 units, for cards. */
export const cardIcons: Readonly<Record<IllustrationName, DrawIllustration>> = {
  audience({ ink, muted, accent }) {
    const reached = strokes(5, 29, 29, 9);
    return (
      <>
        <path d="M8 12v17M16 11l1 18M70 62l1 17M79 61v18" stroke={muted} />
        <path d={reached.upright} stroke={ink} />
        <path
          d={reached.across + "M46 15c24-2 32 16 30 31-3 18-18 27-34 26-18-1-29-14-27-30 2-17 18-28 38-24"}
          stroke={accent}
        />
      </>
    );
  },
  frames({ ink, accent, paper }) {
    const seconds = strokes(5, 66, 44, 5);
    return (
      <>
        <path d={box(14, 10, 44, 68)} fill={paper} stroke={ink} />
        <path d="M28 26v22l18-11z" fill={accent} stroke={accent} strokeLinejoin="round" />
        <path
          d={
            lines([
              [22, 60, 28],
              [22, 68, 18],
            ]) + seconds.upright
          }
          stroke={ink}
        />
        <path d={seconds.across} stroke={accent} />
      </>
    );
  },
  ladder: ({ ink, muted, accent }) => (
    <>
      <path
        d={lines([
          [12, 42, 34],
          [12, 58, 42],
          [12, 74, 28],
        ])}
        stroke={muted}
      />
      <path d={line(12, 14, 46) + line(12, 26, 30)} stroke={ink} />
      <path d="M72 74c1-18-2-34 0-56M61 30l11-14 10 15" stroke={accent} />
    </>
  ),
  overlay: ({ ink, accent, paper }) => (
    <>
      <path
        d="M12 26V12h14M62 12h14v14M76 62v14H62M26 76H12V62M33 57q11 11 23-1"
        stroke={ink}
        strokeLinejoin="round"
      />
      <path
        d="M20 33l21 1v6c-1 13-20 12-21 0zM47 34l21-1v7c-1 12-20 13-21 0zM41 36q3-3 6 0"
        fill={paper}
        stroke={accent}
        strokeLinejoin="round"
      />
    </>
  ),
  terms({ ink, muted, accent, paper }) {
    const found = strokes(5, 56, 45, 6);
    return (
      <>
        <path d={box(10, 10, 68, 22)} fill={paper} stroke={ink} />
        <path d="M18 20c0-9 12-9 12 0s-12 8-12 0m10 5 6 5" stroke={accent} />
        <path d={line(12, 55, 32) + found.upright} stroke={ink} />
        <path d={line(12, 74, 42)} stroke={muted} />
        <path d={found.across + "M8 79q24-2 52-11"} stroke={accent} />
      </>
    );
  },
  wireframe: ({ ink, accent, paper }) => (
    <>
      <path d={box(10, 12, 68, 64)} fill={paper} stroke={ink} />
      <path
        d={
          line(10, 26, 68) +
          lines([
            [20, 38, 30],
            [20, 46, 20],
          ]) +
          box(58, 36, 12, 30)
        }
        stroke={ink}
      />
      <path d={box(20, 56, 26, 10)} fill={accent} stroke={accent} />
    </>
  ),
};
