import { type CoverDrawing, line } from "./strokes";

/** A face of ruled lines, and the lens that is drawn over it. */
export const overlay: CoverDrawing = ({ ink, accent, paper }) => {
  const rows = Array.from({ length: 17 }, (_, index) => 66 + index * 17);
  const half = (y: number) => 118 * Math.sqrt(1 - ((y - 202) / 152) ** 2);
  const face = rows.map((y) => line(Math.round(200 - half(y)), y, Math.round(200 + half(y))));
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
