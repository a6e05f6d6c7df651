import { type CoverDrawing, box, line, strokes } from "./strokes";

/** Frames of short videos with the seconds that each was watched; one holds its viewers. */
export const frames: CoverDrawing = ({ ink, muted, accent, paper }) => {
  const clips = [
    { left: 38, seconds: 2 },
    { left: 304, seconds: 3 },
  ];
  return (
    <>
      {clips.map(({ left, seconds }) => (
        <g key={left} stroke={muted}>
          <path d={box(left, 110, 66, 118)} fill={paper} />
          <path d={line(left + 12, 196, left + 54) + line(left + 12, 210, left + 38)} />
          <path d={strokes(seconds, left + 18, 300)} />
        </g>
      ))}
      <path d={box(138, 36, 132, 234)} fill={paper} stroke={ink} strokeWidth="5" />
      <path d="M182 112v60l50-30z" fill={accent} stroke={accent} strokeLinejoin="round" />
      <path d={line(156, 226, 228) + line(156, 244, 202)} stroke={ink} strokeWidth="7" />
      <path d="M248 152h.1M248 178h.1M248 204h.1" stroke={ink} strokeWidth="12" />
      <path d={strokes(24, 106, 300)} stroke={ink} />
      <path d={line(38, 346, 370)} stroke={muted} strokeDasharray="2 10" />
    </>
  );
};
