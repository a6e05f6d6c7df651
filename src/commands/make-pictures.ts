import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { lightScheme } from "../styles/color-schemes";

const width = 2408;
const height = 1000;
const row = 100;
const column = 206;

/** A hand that is never quite straight, and draws the same picture at every run (a linear congruence). */
function steadyRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296 - 0.5;
  };
}

/** A page of accounting paper on which tallies were kept by hand. */
function ledgerPage(): string {
  const jitter = steadyRandom(25);
  const bars: string[] = [];
  const rules: string[] = [];
  const ink: string[] = [];
  const pen: string[] = [];
  for (let y = 0; y < height; y += row) {
    if ((y / row) % 2 === 0) bars.push(`M0 ${y}h${width}v${row}H0z`);
    rules.push(`M0 ${y + row}H${width}`);
    const groups = 3 + Math.round((jitter() + 0.5) * 7);
    for (let index = 0; index < groups; index += 1) {
      const left = 260 + index * column + jitter() * 14;
      for (let stroke = 0; stroke < 4; stroke += 1) {
        const x = left + stroke * 30 + jitter() * 7;
        ink.push(
          `M${x} ${y + 18 + jitter() * 9}q${jitter() * 7} 32 ${jitter() * 9} ${62 + jitter() * 9}`,
        );
      }
      if (index < groups - 1 || jitter() > 0) {
        pen.push(
          `M${left - 28} ${y + 72 + jitter() * 9}q74 ${-26 + jitter() * 8} ${148 + jitter() * 14} ${-48 + jitter() * 9}`,
        );
      }
    }
  }
  const line = (paths: readonly string[], colour: string, thickness: number) =>
    `<path d="${paths.join("")}" stroke="${colour}" stroke-width="${thickness}" fill="none" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${lightScheme["--surface"]}"/>
    <path d="${bars.join("")}" fill="${lightScheme["--bar"]}"/>
    ${line(rules, lightScheme["--rule"], 2)}
    ${line([`M160 0V${height}`, `M170 0V${height}`], lightScheme["--danger"], 2)}
    ${line(ink, lightScheme["--ink"], 8)}
    ${line(pen, lightScheme["--accent"], 9)}
  </svg>`;
}

/** Draws the pictures under `content/images` that no camera took. Run by hand; the result is committed. */
async function makePictures(): Promise<void> {
  mkdirSync("content/images", { recursive: true });
  const { size } = await sharp(Buffer.from(ledgerPage()))
    .png({ palette: true })
    .toFile("content/images/ledger.png");
  console.log(`content/images/ledger.png: ${size} bytes`);
}

void makePictures();
