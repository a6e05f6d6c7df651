import { readdirSync } from "node:fs";

/** A change to the CMS's bundled code. Needed where the CMS has no suitable setting. */
interface Patch {
  /** The problem that editors would have without the patch. */
  readonly without: string;
  /** Matches the code to replace. Captures minified names, because they differ between CMS versions. */
  readonly find: RegExp;
  readonly replace: string;
}

const leave = "Your changes are not saved. Leave without saving them?";

const patches: readonly Patch[] = [
  {
    without:
      '"A word" at the start of a paragraph becomes "word", because a block component removes the "A "',
    find: /(regExpStart:\/\^\.\/,.{1,600}?,replace:\(\)=>)void 0/s,
    replace: "$1!1",
  },
  {
    without: "a typed { or < is read as code when the text is published",
    find: /(\w+)\.replace\(\/\(\[\*_`~\\\\\]\)\/g,`\\\\\$1`\)/,
    replace: "$1.replace(/([*_`~\\\\{<])/g,`\\\\$$1`)",
  },
  {
    without: "the next save removes a typed \\ and makes words between two _ italic",
    find: /\.replace\(\/\\\\\(\[_\\\\\]\)\/g,`\$1`\)/,
    replace: "",
  },
  {
    without: "a typed \\ is lost in a paragraph with bold words, italic words or a link",
    find: /\}(let (\w+)=\w+\((\w+)\.getTextContent\(\)\);\3\.setTextContent\(\2\))\}/,
    replace: "}else{$1}}",
  },
  {
    without: "a draft can't be saved until every field is filled in",
    find: /(=(\w+)=>)(!\w+\(\2\)\|\|\(\w+\(\2\)\?\?`draft`\)!==`draft`)/,
    replace: "$1$2.currentValues[$2.defaultLocale]?.draft!==!0&&($3)",
  },
  {
    without: "a draft can't be saved with two of four findings",
    find: /(enforceRequired:(\w+)=!0\}=(?:(?!enforceRequired).){1,2500}?\w+&&\w+\((\w+),\2\)),(\w+\(\3\)\})/s,
    replace: "$1,$2||Object.assign($3,{tooShort:!1,rangeUnderflow:!1}),$4",
  },
  {
    without: "the back arrow discards changes without asking",
    find: /(\|\|(\w+)\.modified\).{1,9000}?useShortcut\(\)\{return \w+\(\w+\)\},onclick:\(\)=>\{)(\w+\(\)\})/s,
    replace: `$1(!$2.modified||!$2.current?.interacted||confirm(${JSON.stringify(leave)}))&&$3`,
  },
];

const cdnFont = /https:\/\/[\w.-]+\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/**
 * Applies all patches to the CMS's code, and makes the CMS load its fonts from this site, not from a CDN.
 *
 * @param assets - Folder in the npm package that contains the fonts.
 * @param address - URL path where the site publishes the `assets` folder.
 * @throws Error if the code doesn't match a patch or has no known font URLs, such as after a CMS update.
 */
export function patchCms(source: string, assets: string, address: string): string {
  let patched = source;
  for (const patch of patches) patched = applyPatch(patched, patch);
  const files = readdirSync(assets);
  const contents = patched.replaceAll(cdnFont, (font, family, style) => {
    const file = files.find((name) => name.startsWith(`${family}-${style}-`));
    if (file === undefined) throw new Error(`The CMS's package doesn't contain the font ${font}`);
    return `${address}/${file}`;
  });
  if (contents === patched) {
    throw new Error("cms-patches.ts found no font URLs in the CMS's code");
  }
  return contents;
}

function applyPatch(source: string, { without, find, replace }: Patch): string {
  const matches = source.match(new RegExp(find, `${find.flags}g`))?.length ?? 0;
  if (matches !== 1) {
    throw new Error(
      `A patch in cms-patches.ts matches ${matches} times instead of once. Without it, ${without}`,
    );
  }
  return source.replace(find, replace);
}
