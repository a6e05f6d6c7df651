/** @jsxImportSource react */
import { readFileSync } from "node:fs";
import satori from "satori";
import sharp from "sharp";
import { strokes } from "../../content/illustrations/strokes";
import { type palette } from "../../styles/color-schemes";
import { strokesFor } from "../../styles/tally";
import { displayFontFile } from "./wordmark";

interface Study {
  /** Only the part before a colon is drawn. */
  readonly title: string;
  /** The sample size, such as `200+ teams`. */
  readonly sample: string;
}

type Color = "paper" | "surface" | "bar" | "danger" | "ink" | "muted" | "accent";
type Scheme = "light" | "dark";

const itemsPerStroke = 25;
const width = 1204;
const strokesPerLine = 40;
const line = { left: 100, step: 22, height: 96 } as const;

const column = { display: "flex", flexDirection: "column", width } as const;
const text = { fontSize: 40, lineHeight: 1.1 } as const;
const marginPosition = { position: "absolute", top: 0, bottom: 0, left: 56, width: 12 } as const;

function splitIntoLines(count: number): number[] {
  const lines: number[] = [];
  for (let left = count; left > 0; left -= strokesPerLine) lines.push(Math.min(left, strokesPerLine));
  return lines;
}

/** Draws each study's sample size as tally marks on a stripe of accounting paper, and returns a PNG. */
export async function ledgerPicture(
  studies: readonly Study[],
  colors: typeof palette,
  scheme: Scheme,
): Promise<Buffer> {
  const color = (name: Color) => colors[`--${name}`][scheme];

  const tallies = (sample: string) => {
    const counts = splitIntoLines(Math.round(strokesFor(sample) / itemsPerStroke));
    const marks = counts.map((count, index) =>
      strokes(count, line.left + line.step / 2, index * line.height + 5, line.step),
    );
    return (
      <svg width={width} height={counts.length * line.height} strokeWidth="5" strokeLinecap="round">
        <path d={marks.map(({ upright }) => upright).join("")} stroke={color("ink")} />
        <path d={marks.map(({ across }) => across).join("")} stroke={color("accent")} />
      </svg>
    );
  };

  const rows = studies.map(({ title, sample }, index) => (
    <div
      key={title}
      style={{ ...column, paddingTop: 16, backgroundColor: color(index % 2 === 0 ? "bar" : "surface") }}
    >
      <div style={{ display: "flex", justifyContent: "space-between", padding: `0 40px 8px ${line.left}px` }}>
        <div>{title.replace(/:.*/, "")}</div>
        <div style={{ color: color("muted") }}>{sample}</div>
      </div>
      {tallies(sample)}
    </div>
  ));

  const [edge, marginLine] = [`4px solid ${color("ink")}`, `2px solid ${color("danger")}`];
  const sheet = (
    <div style={{ ...column, ...text, color: color("ink"), borderTop: edge, borderBottom: edge }}>
      {rows}
      <div style={{ ...marginPosition, borderLeft: marginLine, borderRight: marginLine }} />
    </div>
  );
  const fonts = [{ name: "Display", data: readFileSync(displayFontFile), weight: 700 as const }];
  const svg = await satori(sheet, { width, fonts });
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, compressionLevel: 9 }).toBuffer();
}
