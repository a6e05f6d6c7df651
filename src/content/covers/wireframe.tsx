import { type CoverDrawing, box, line } from "./strokes";

/** A page that grows out of the ruled lines of a sheet. */
export const wireframe: CoverDrawing = ({ ink, muted, accent, paper }) => (
  <>
    <path d="M40 330V44H360V290" fill={paper} stroke={ink} />
    <path d={line(40, 80, 360)} stroke={ink} />
    <path d="M58 62h.1M76 62h.1M94 62h.1" stroke={ink} strokeWidth="9" />
    <path d={line(60, 114, 210) + line(60, 136, 178)} stroke={ink} strokeWidth="10" />
    <path d={box(60, 160, 84, 28)} fill={accent} stroke={accent} />
    <path d={box(240, 104, 98, 84) + "l98 84m0-84-98 84"} stroke={ink} />
    <path
      d={box(60, 216, 80, 54) + box(160, 216, 80, 54) + box(260, 216, 80, 54)}
      stroke={muted}
      strokeDasharray="10 9"
    />
    <path
      d={line(60, 300, 340) + line(40, 330, 360) + line(40, 360, 360)}
      stroke={muted}
      strokeDasharray="2 10"
    />
    <path d="M298 372V236H372V372z" fill={paper} stroke={ink} strokeLinejoin="round" />
    <path d={line(314, 262, 356) + line(314, 280, 344)} stroke={ink} strokeWidth="7" />
    <path d={box(314, 300, 42, 18)} fill={accent} stroke={accent} />
    <path d={line(314, 340, 356)} stroke={muted} strokeWidth="7" />
  </>
);
