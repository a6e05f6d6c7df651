/** @jsxImportSource react */
import { readFileSync } from "node:fs";
import satori from "satori";
import { readEntries } from "../../content/files/read-content";
import { organization } from "../../content/model/kinds/organization";
import { writeIfChanged } from "../../files";

/** File with the agency's name as SVG path data. Git ignores it, because builds generate it from content. */
const file = "src/styles/wordmark.json";

/** The site's headline font in a format that satori can read. */
export const displayFontFile = "src/build/fonts/bricolage-grotesque-display.woff";

const fontSize = 80;

/** Draws a name as a path in the headline font, so that logos look right even if the font hasn't loaded. */
async function drawWordmark(name: string) {
  const text = { display: "flex", fontFamily: "Display", fontSize, letterSpacing: "-0.01em" };
  const fonts = [{ name: "Display", data: readFileSync(displayFontFile), weight: 700 as const }];
  const svg = await satori(<div style={text}>{name}</div>, { height: fontSize, fonts });
  const [, width = ""] = /width="(\d+)"/.exec(svg) ?? [];
  const [, path = ""] = / d="([^"]+)"/.exec(svg) ?? [];
  return { name, width: Number(width), path: shortenPath(path) };
}

/**
 * Rounds a path's coordinates and makes them relative, which halves the path's length. Supports only satori's
 * commands: M, L, Q, and Z.
 *
 * @param scale - Factor by which to enlarge the path before rounding.
 */
export function shortenPath(path: string, scale = 1): string {
  let short = "";
  let [x, y] = [0, 0];
  for (const text of path.split(/(?=[MLQZ])/)) {
    const command = text.charAt(0);
    const [fromX, fromY] = command === "M" ? [0, 0] : [x, y];
    const numbers = command === "Z" ? [] : text.slice(1).split(" ");
    let points = "";
    for (let index = 0; index < numbers.length; index += 2) {
      x = Math.round(Number(numbers[index]) * scale);
      y = Math.round(Number(numbers[index + 1]) * scale);
      const [right, down] = [x - fromX, y - fromY];
      points += (right < 0 || index === 0 ? "" : " ") + right + (down < 0 ? "" : " ") + down;
    }
    // Skip a line that ends where it starts, because it draws nothing.
    if (command === "L" && points === "0 0") continue;
    short += (command === "M" ? command : command.toLowerCase()) + points;
  }
  return short;
}

/** Writes the agency's name as SVG path data to a file, and returns the path data. */
export async function writeWordmark(path = file, content?: string): Promise<string> {
  const name = readEntries(organization, content)[0]?.data.name ?? "";
  const wordmark = await drawWordmark(name);
  writeIfChanged(path, `${JSON.stringify(wordmark)}\n`);
  return wordmark.path;
}
