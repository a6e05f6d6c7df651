import { type DrawIllustration, box, line, lines, strokes } from "./strokes";

/**
 * Draws an audience as tally marks. Darker marks inside a drawn line represent the people who were reached.
 */
export const audience: DrawIllustration = ({ ink, muted, accent }) => {
  const groups = Array.from({ length: 48 }, (_, index) => {
    const [left, top] = [92 + (index % 12) * 68, 40 + Math.floor(index / 12) * 64];
    const isReached = ((left - 455) / 205) ** 2 + ((top - 145) / 141) ** 2 < 1;
    return { ...strokes(5, left, top, 10), isReached };
  });
  const path = (isReached: boolean, part: "upright" | "across") =>
    groups
      .filter((group) => group.isReached === isReached)
      .map((group) => group[part])
      .join("");
  return (
    <>
      <path d={path(false, "upright") + path(false, "across")} stroke={muted} opacity=".6" />
      <path d={path(true, "upright")} stroke={ink} />
      <path d={path(true, "across")} stroke={accent} />
      <path
        d="M486 20c140-8 226 56 218 146-10 92-120 144-250 136-134-6-218-62-212-148 6-80 118-136 292-122"
        stroke={accent}
        strokeWidth="3"
      />
    </>
  );
};

/**
 * Draws short videos. The tally marks below each video count the seconds that viewers watched the
 * video. The middle video has the most marks.
 */
export const frames: DrawIllustration = ({ ink, muted, accent, paper }) => {
  const clips = [
    { left: 92, seconds: 3 },
    { left: 200, seconds: 5 },
    { left: 308, seconds: 8 },
    { left: 568, seconds: 7 },
    { left: 676, seconds: 4 },
    { left: 784, seconds: 2 },
  ];
  const watched = clips.map(({ left, seconds }) => strokes(seconds, left + 6, 268, 7));
  const most = strokes(20, 412, 268, 6);
  return (
    <>
      <path d={clips.map(({ left }) => box(left, 92, 84, 148)).join("")} fill={paper} stroke={muted} />
      <path
        d={clips
          .map(({ left }) =>
            lines([
              [left + 14, 206, 50],
              [left + 14, 222, 32],
            ]),
          )
          .join("")}
        stroke={muted}
      />
      <path d={clips.map(({ left }) => `M${left + 32} 128l2 40 30-21z`).join("")} stroke={muted} />
      <path d={box(414, 24, 132, 222)} fill={paper} stroke={ink} />
      <path d="M456 88l2 68 54-35z" fill={accent} stroke={accent} strokeLinejoin="round" />
      <path
        d={lines([
          [434, 204, 74],
          [434, 222, 48],
        ])}
        stroke={ink}
        strokeWidth="5"
      />
      <path d="M526 176h.1M526 200h.1M526 224h.1" stroke={ink} strokeWidth="10" />
      <path d={watched.map(({ upright }) => upright).join("")} stroke={muted} />
      <path d={watched.map(({ across }) => across).join("")} stroke={muted} />
      <path d={most.upright} stroke={ink} />
      <path d={most.across} stroke={accent} />
    </>
  );
};

/** Horizontal scan lines of a face, with room for the mouth so that no line touches it. */
function face(center: number): string {
  const rows = Array.from({ length: 15 }, (_, index) => 68 + index * 14);
  return rows
    .map((y) => {
      const half = Math.round(84 * Math.sqrt(1 - ((y - 166) / 114) ** 2));
      const gap = y > 208 && y < 242 ? 40 : 0;
      if (gap === 0) return line(center - half, y, 2 * half);
      return line(center - half, y, half - gap) + line(center + gap, y, half - gap);
    })
    .join("");
}

/** Draws a face three times, as a camera filter adds glasses and then a crown. */
export const overlay: DrawIllustration = ({ ink, accent, paper }) => {
  const faces = [224, 480, 736];
  const glasses = (x: number) =>
    `M${x - 70} 134l58 2v18c-2 34-56 32-58 0zM${x + 12} 136l58-2v20c-2 32-56 32-58 0z`;
  return (
    <>
      <path d={faces.map(face).join("")} stroke={ink} />
      <path d={faces.map((x) => `M${x - 26} 222q26 22 53-1`).join("")} stroke={ink} strokeWidth="4" />
      <path d="M194 144h.1M254 144h.1" stroke={ink} strokeWidth="14" />
      <g stroke={accent} strokeWidth="3" strokeLinejoin="round">
        <path d={glasses(480) + glasses(736)} fill={paper} />
        <path
          d={[480, 736]
            .map((x) => `M${x - 12} 142q12-8 24 0M${x - 70} 138l-17-7M${x + 70} 138l16-7`)
            .join("")}
        />
        <path d="M678 98 666 40l38 28 32-46 32 47 38-30-12 60z" fill={paper} />
      </g>
      <path
        d={faces
          .map((x) => `M${x - 112} 66V38h28M${x + 84} 38h28v28M${x + 112} 268v28h-29M${x - 84} 296h-28v-28`)
          .join("")}
        stroke={ink}
        strokeLinejoin="round"
      />
    </>
  );
};
