import { svgPath, tally } from "../../styles/tally";
import { type DrawIllustration, box, horizontalLine, strokes } from "./strokes";

/**
 * Draws an audience as tally marks. Darker marks inside a drawn line represent the people who were reached.
 */
export const audience: DrawIllustration = ({ ink, muted, accent }) => {
  const groups = Array.from({ length: 42 }, (_, index) => {
    const [left, top] = [40 + (index % 6) * 56, 38 + Math.floor(index / 6) * 50];
    const isReached = ((left - 190) / 105) ** 2 + ((top - 190) / 118) ** 2 < 1;
    return { ...tally(9, left, top), isReached };
  });
  const of = (isReached: boolean, part: "upright" | "across") =>
    svgPath(groups.flatMap((group) => (group.isReached === isReached ? group[part] : [])));
  return (
    <>
      <path d={of(false, "upright") + of(false, "across")} stroke={muted} strokeWidth="1.5" />
      <path d={of(true, "upright")} stroke={ink} />
      <path d={of(true, "across")} stroke={accent} />
      <path
        d="M206 54C300 48 350 122 340 212C332 300 276 352 196 346C112 342 66 280 70 196C74 114 132 44 232 62"
        stroke={accent}
      />
    </>
  );
};

/**
 * Draws three short videos. The tally marks below each video count the seconds that viewers watched the
 * video. The middle video has the most marks.
 */
export const frames: DrawIllustration = ({ ink, muted, accent, paper }) => {
  const clips = [
    { left: 38, seconds: 2 },
    { left: 304, seconds: 3 },
  ];
  return (
    <>
      {clips.map(({ left, seconds }) => (
        <g key={left} stroke={muted}>
          <path d={box(left, 110, 66, 118)} fill={paper} />
          <path d={horizontalLine(left + 12, 196, left + 54) + horizontalLine(left + 12, 210, left + 38)} />
          <path d={strokes(seconds, left + 18, 300)} />
        </g>
      ))}
      <path d={box(138, 36, 132, 234)} fill={paper} stroke={ink} strokeWidth="5" />
      <path d="M182 112v60l50-30z" fill={accent} stroke={accent} strokeLinejoin="round" />
      <path d={horizontalLine(156, 226, 228) + horizontalLine(156, 244, 202)} stroke={ink} strokeWidth="7" />
      <path d="M248 152h.1M248 178h.1M248 204h.1" stroke={ink} strokeWidth="12" />
      <path d={strokes(24, 106, 300)} stroke={ink} />
      <path d={horizontalLine(38, 346, 370)} stroke={muted} strokeDasharray="2 10" />
    </>
  );
};

/** Draws a face made of horizontal lines, wearing the glasses and crown of a camera filter. */
export const overlay: DrawIllustration = ({ ink, accent, paper }) => {
  const rows = Array.from({ length: 17 }, (_, index) => 66 + index * 17);
  const half = (y: number) => 118 * Math.sqrt(1 - ((y - 202) / 152) ** 2);
  const face = rows.map((y) => horizontalLine(Math.round(200 - half(y)), y, Math.round(200 + half(y))));
  return (
    <>
      <path d={face.join("")} stroke={ink} strokeWidth="2.5" />
      <path d="M168 292q32 24 64 0" stroke={ink} strokeWidth="6" />
      <g stroke={accent} strokeWidth="6" strokeLinejoin="round">
        <path d="M104 168h84v30a42 34 0 0 1-84 0zM212 168h84v30a42 34 0 0 1-84 0z" fill={paper} />
        <path d="M188 178q12-10 24 0M104 174l-22-8M296 174l22-8" />
        <path d="M126 112 112 46l50 34 38-52 38 52 50-34-14 66" fill={paper} />
      </g>
      <path
        d="M40 76V40H76M324 40H360V76M360 324V360H324M76 360H40V324"
        stroke={ink}
        strokeLinejoin="round"
      />
    </>
  );
};
