import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Plugin } from "esbuild";
import { cmsFolder } from "./cms-page";

/** A font that the styles of the CMS fetch from a public host: its family, its version, its file. */
const foreignFont =
  /https:\/\/[\w.-]+\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/**
 * Lets the styles of the CMS name the fonts of its own package instead of those on a public host, which
 * no page of this site may reach.
 *
 * @throws Error when the package has no file for a font that its styles name, or names none any more.
 */
export const ownFonts: Plugin = {
  name: "own-fonts",
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => {
      const files = readdirSync(join(dirname(path), "assets"));
      let found = 0;
      const contents = (await readFile(path, "utf8")).replaceAll(
        foreignFont,
        (address, family: string, style: string) => {
          const file = files.find((name) => name.startsWith(`${family}-${style}-`));
          if (file === undefined)
            throw new Error(`The package of the CMS has no font for ${address}`);
          found += 1;
          return `/${cmsFolder}/assets/${file}`;
        },
      );
      if (found === 0) throw new Error("The CMS names no font where own-fonts.ts looks for them");
      return { contents, loader: "js" };
    });
  },
};
