/** @jsxImportSource react */
import { readFileSync } from "node:fs";
import satori from "satori";
import { readEntries } from "../../content/files/read-content";
import { organization } from "../../content/model/kinds/organization";
import { writeIfChanged } from "../../files";

/** The agency's name as SVG path data. Git ignores it, because builds draw them from the content. */
const file = "src/styles/wordmark.json";

/** The site's headline font in a format that satori can read. */
export const displayFontFile = "src/build/fonts/bricolage-grotesque-display.woff";

const fontSize = 80;

/** Draws a name in the headline font, so that logos look the same before the font has loaded, or without it. */
async function drawWordmark(name: string) {
  const text = { display: "flex", fontFamily: "Display", fontSize, letterSpacing: "-0.01em" };
  const fonts = [{ name: "Display", data: readFileSync(displayFontFile), weight: 700 as const }];
  const svg = await satori(<div style={text}>{name}</div>, { height: fontSize, fonts });
  const [, width = ""] = /width="(\d+)"/.exec(svg) ?? [];
  const [, path = ""] = / d="([^"]+)"/.exec(svg) ?? [];
  return { name, width: Number(width), path: shortenPath(path) };
}

/**
 * Rounds a path's coordinates and makes them relative, which halves its size. The path may contain only the
 * commands that satori writes, which are M, L, Q and Z. `scale` enlarges the path.
 */
export function shortenPath(path: string, scale = 1): string {
  let short = "";
  let [x, y] = [0, 0];
  for (const [, command = "", numbers = ""] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const points = (numbers.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number) * scale));
    const [endX = x, endY = y] = points.slice(-2);
    const isMove = command === "M";
    // A line to the current point draws nothing.
    if (command === "L" && endX === x && endY === y) continue;
    const relative = points.map((number, index) => number - (index % 2 === 0 ? x : y));
    short += isMove ? command + points.join(" ") : command.toLowerCase() + relative.join(" ");
    [x, y] = [endX, endY];
  }
  return short.replaceAll(" -", "-");
}

/** Writes the drawing for the source code, and returns its path data. */
export async function writeWordmark(path = file, content?: string): Promise<string> {
  const name = readEntries(organization, content)[0]?.data.name ?? "";
  const wordmark = await drawWordmark(name);
  writeIfChanged(path, `${JSON.stringify(wordmark)}\n`);
  return wordmark.path;
}
