import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import { icons } from "../seo/site-images";
import { lightScheme } from "../styles/color-schemes";

/** Share of an icon's width that its drawing takes; launchers cut 10% off a maskable one on each side. */
const drawn = { whole: 0.8, maskable: 0.6 } as const;

/**
 * Draws the icons of home screens from the icon of the browser tab. Run by hand when that changes; the
 * result is committed.
 */
async function makeIcons(): Promise<void> {
  const drawing = readFileSync("static/favicon.svg");
  for (const { path, width, maskable } of Object.values(icons)) {
    const inner = Math.round(width * (maskable ? drawn.maskable : drawn.whole));
    const target = `static${path}`;
    mkdirSync(dirname(target), { recursive: true });
    const mark = await sharp(drawing, { density: 1200 }).resize(inner, inner).png().toBuffer();
    const background = lightScheme["--paper"];
    const { size } = await sharp({ create: { width, height: width, channels: 3, background } })
      .composite([{ input: mark }])
      .png({ palette: true })
      .toFile(target);
    console.log(`${target}: ${size} bytes`);
  }
}

void makeIcons();
