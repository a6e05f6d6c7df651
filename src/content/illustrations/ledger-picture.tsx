import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { type palette } from "../../styles/color-schemes";
import { strokes } from "./strokes";

const width = 1204;
const lineHeight = 96;
const strokesPerLine = 40;

type Color = "paper" | "surface" | "bar" | "rule" | "danger" | "ink" | "accent";
type Scheme = "light" | "dark";

function splitIntoLines(count: number): number[] {
  const lines: number[] = [];
  for (let left = count; left > 0; left -= strokesPerLine) lines.push(Math.min(left, strokesPerLine));
  return lines;
}

/** Draws each number as tally marks on a stripe of accounting paper, and returns the drawing as a PNG. */
export async function ledgerPicture(
  counts: readonly number[],
  colors: typeof palette,
  scheme: Scheme,
): Promise<Buffer> {
  const color = (name: Color) => colors[`--${name}`][scheme];
  const rows = counts.map(splitIntoLines);
  let height = 0;
  const drawn = rows.map((lines, index) => {
    const top = height;
    height += lines.length * lineHeight;
    const marks = lines.map((count, line) => strokes(count, 116, top + line * lineHeight + 11, 23));
    return (
      <g key={top}>
        <path d={`M0 ${top}H${width}V${height}H0z`} fill={color(index % 2 === 0 ? "bar" : "surface")} />
        <path d={`M0 ${height}h${width}`} stroke={color("rule")} strokeWidth="2" />
        <path d={marks.map(({ upright }) => upright).join("")} stroke={color("ink")} />
        <path d={marks.map(({ across }) => across).join("")} stroke={color("accent")} />
      </g>
    );
  });
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...{ width, height }} strokeWidth="5" strokeLinecap="round">
      {drawn}
      <path d={`M58 0v${height}M70 0v${height}`} stroke={color("danger")} strokeWidth="2" />
    </svg>,
  );
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, compressionLevel: 9 }).toBuffer();
}
