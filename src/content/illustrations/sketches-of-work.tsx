import { type DrawIllustration, box, line, lines, strokes } from "./strokes";

const rows = [30, 60, 90];

/** Drawings of people and their work, in 240 × 120 units. */
export const sketchesOfWork = {
  blocks: ({ ink, accent, paper }) => (
    <>
      <path d={box(20, 70, 58, 40) + box(82, 70, 58, 40) + box(144, 70, 58, 40)} fill={paper} stroke={ink} />
      <path d={box(20, 26, 58, 40)} fill={paper} stroke={ink} />
      <path d="M112 14 167 6l6 38-57 8z" fill={accent} stroke={accent} />
      <path d="M206 24c8 10 8 22-4 32m2-12-3 13 13 0" stroke={accent} />
    </>
  ),
  /** Draws two sheets with the same counts. */
  checked({ ink, accent, paper }) {
    const sheet = (left: number) => rows.map((y, index) => strokes([8, 10, 6][index] ?? 0, left, y - 16, 6));
    const marks = [...sheet(22), ...sheet(154)];
    return (
      <>
        <path d={box(10, 4, 88, 110) + box(142, 5, 88, 110)} fill={paper} stroke={ink} />
        <path d={marks.map(({ upright }) => upright).join("")} stroke={ink} />
        <path d={marks.map(({ across }) => across).join("")} stroke={accent} />
        <path d={rows.map((y) => `M111 ${y - 8}l8 9 14-22`).join("")} stroke={accent} strokeWidth="4" />
      </>
    );
  },
  flow: ({ ink, accent, paper }) => (
    <>
      <path d={box(24, 78, 44, 34) + box(98, 56, 44, 56)} fill={paper} stroke={ink} />
      <path d={box(172, 18, 44, 94)} fill={accent} stroke={accent} />
      <path d="M46 70c4-46 50-62 114-50m-13-12 14 12-16 10" stroke={accent} />
      <path d={line(12, 112, 216)} stroke={ink} />
    </>
  ),
  goal: ({ ink, muted, accent }) => (
    <>
      <path d="M20 28h196" stroke={muted} strokeDasharray="6 7" />
      <path d="M22 104c34-2 44-20 70-26s36 2 54-16 30-28 56-34" stroke={accent} />
      <path d="M194 18c20-8 30 16 10 20-20 0-20-18-6-22" stroke={ink} />
      <path d={line(16, 112, 208) + line(18, 112, 0, -100)} stroke={ink} />
    </>
  ),
  linked: ({ ink, accent, paper }) => (
    <>
      <path d={box(12, 34, 62, 50) + line(12, 46, 62)} fill={paper} stroke={ink} />
      <path d="M104 56c0-26 36-26 36 0s-36 24-36 0m32 14 12 14" fill={paper} stroke={ink} />
      <path d={box(182, 26, 42, 68)} fill={paper} stroke={ink} />
      <path d="M196 48v22l16-11z" fill={accent} stroke={accent} />
      <path
        d="M78 60h20m-7-6 8 6-8 7M150 60h24m-7-6 8 6-8 7M202 100c-40 18-120 16-158-8m0 14-1-15 14 5"
        stroke={accent}
      />
    </>
  ),
  /** Draws calls, a full calendar and a parcel on its way. */
  orders({ ink, accent, paper }) {
    const days = [54, 77].map((top) => strokes(10, 96, top, 5));
    return (
      <>
        <path
          d={box(14, 26, 40, 80) + box(88, 24, 68, 82) + box(182, 60, 46, 46)}
          fill={paper}
          stroke={ink}
        />
        <path d={line(26, 36, 16) + line(88, 44, 68) + "M104 16v14M140 16v14"} stroke={ink} />
        <path d={days.map(({ upright }) => upright).join("")} stroke={ink} />
        <path d={days.map(({ across }) => across).join("")} stroke={accent} />
        <path d="M62 46c9 10 9 28 0 38M69 38c14 16 14 38 0 54" stroke={accent} />
        <path d="M205 60v46M186 46c6-16 18-24 36-24m-10-9 11 9-9 10" stroke={accent} />
      </>
    );
  },
  people: ({ ink, accent, paper }) => {
    const person = (x: number) => `M${x} 34c17 0 17 28 0 28s-17-28 1-28M${x - 22} 110c0-50 44-50 44 0`;
    return (
      <>
        <path d={[34, 90, 206].map(person).join("")} fill={paper} stroke={ink} />
        <path d={person(148)} fill={paper} stroke={accent} />
        <path d="M148 8v12M120 16l8 10M176 16l-8 10" stroke={accent} />
      </>
    );
  },
  rings: ({ ink, accent }) => (
    <>
      <path d="M92 12c64-2 66 96 2 96-66 0-66-94-4-96" stroke={ink} />
      <path d="M150 13c64-2 62 94 0 95-66 0-64-96 6-95" stroke={accent} />
      <path d="M110 60l9 11 18-26" stroke={accent} />
    </>
  ),
  /** Draws an inventory count next to a one-page statement. */
  stock({ ink, accent, paper }) {
    const marks = rows.map((y, index) => strokes([9, 4, 7][index] ?? 0, 164, y - 12, 5));
    return (
      <>
        <path
          d={box(8, 80, 36, 32) + box(47, 80, 36, 32) + box(28, 46, 36, 32) + box(104, 4, 124, 110)}
          fill={paper}
          stroke={ink}
        />
        <path d={rows.map((y) => line(116, y, 34)).join("")} stroke={ink} />
        <path d={marks.map(({ upright }) => upright).join("")} stroke={ink} />
        <path
          d={
            marks.map(({ across }) => across).join("") +
            lines([
              [116, 103, 100],
              [116, 107, 100],
            ])
          }
          stroke={accent}
        />
        <path d="M18 96l6 7 12-16M57 96l6 7 12-16M38 62l6 7 12-16" stroke={accent} />
      </>
    );
  },
  trades: ({ ink, accent }) => (
    <>
      <path
        d="M20 96 42 66c-8-20 8-32 20-28L50 52l9 10 14-13c6 14-8 28-22 24L30 104c-6 4-14-2-10-8z"
        stroke={ink}
      />
      <path
        d="M86 50c0-18 14-16 20-12 8-4 22-4 20 14-2 16-6 20-8 40-1 14-8 12-9-2-1-12-5-12-6 0-2 16-9 14-10 2-1-18-7-26-7-42z"
        stroke={ink}
      />
      <path
        d="M136 68h44c-2 22-10 34-22 34s-20-12-22-34zM146 58c-4-8 4-10 0-18M158 58c-4-8 4-10 0-18M170 58c-4-8 4-10 0-18"
        stroke={ink}
      />
      <path d="M210 54c0-4 8-5 7-12s-15-6-14 2M210 54 190 74c-5 5-2 10 4 10h34c6 0 8-6 3-10z" stroke={ink} />
      <path d={line(14, 114, 216)} stroke={accent} />
    </>
  ),
} satisfies Record<string, DrawIllustration>;
