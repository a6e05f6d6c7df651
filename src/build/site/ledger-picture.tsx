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

const itemsPerStroke = 25;
const width = 1204;
const strokesPerLine = 40;
const line = { left: 100, step: 22, height: 96 } as const;

const column = { display: "flex", flexDirection: "column", width } as const;
const text = { fontSize: 40, lineHeight: 1.1 } as const;
const labels = { display: "flex", justifyContent: "space-between", paddingLeft: line.left, paddingRight: 40 };
const marginLine = { position: "absolute", top: 4, bottom: 4, width: 2 } as const;

/**
 * Draws a sheet of accounting paper, on which each stripe shows a study's sample size in tally marks. Returns
 * a PNG.
 */
export async function ledgerPicture(
  studies: readonly Study[],
  colors: typeof palette,
  scheme: "light" | "dark",
): Promise<Buffer> {
  const color = (name: keyof typeof palette) => colors[name][scheme];

  const tallies = (sample: string) => {
    const marks: ReturnType<typeof strokes>[] = [];
    let left = Math.round(strokesFor(sample) / itemsPerStroke);
    while (left > 0) {
      const top = marks.length * line.height + 5;
      marks.push(strokes(Math.min(left, strokesPerLine), line.left + line.step / 2, top, line.step));
      left -= strokesPerLine;
    }
    return (
      <svg width={width} height={marks.length * line.height} strokeWidth="5" strokeLinecap="round">
        <path d={marks.map(({ upright }) => upright).join("")} stroke={color("--ink")} />
        <path d={marks.map(({ across }) => across).join("")} stroke={color("--accent")} />
      </svg>
    );
  };

  const rows = studies.map(({ title, sample }, index) => (
    <div
      key={title}
      style={{ ...column, paddingTop: 16, backgroundColor: color(index % 2 === 0 ? "--bar" : "--surface") }}
    >
      <div style={{ ...labels, paddingBottom: 8 }}>
        <div style={{ color: color("--ink") }}>{title.replace(/:.*/, "")}</div>
        <div style={{ color: color("--muted") }}>{sample}</div>
      </div>
      {tallies(sample)}
    </div>
  ));

  // The background is visible only in the padding, as the lines above and below the sheet.
  const sheet = (
    <div style={{ ...column, ...text, paddingTop: 4, paddingBottom: 4, backgroundColor: color("--ink") }}>
      {rows}
      {[56, 66].map((left) => (
        <div key={left} style={{ ...marginLine, left, backgroundColor: color("--danger") }} />
      ))}
    </div>
  );
  const fonts = [{ name: "Display", data: readFileSync(displayFontFile), weight: 700 as const }];
  const svg = await satori(sheet, { width, fonts });
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, compressionLevel: 9 }).toBuffer();
}
