import { readdirSync } from "node:fs";

/** A change to the CMS's bundled code, for behavior that the CMS has no setting for. */
interface Patch {
  /** The problem that editors would have without the patch. Shown in the error message if the patch doesn't match. */
  readonly without: string;
  /**
   * Matches the minified code to change. Minified names differ between CMS versions, so the pattern captures them for
   * use in `replace`.
   */
  readonly find: RegExp;
  readonly replace: string;
}

const leave = "Your changes are not saved. Leave without saving them?";

const patches: readonly Patch[] = [
  {
    without:
      '"A word" at the start of a paragraph becomes "word": the block component takes the "A "',
    find: /(regExpStart:\/\^\.\/,.{1,600}?,replace:\(\)=>)void 0/s,
    replace: "$1!1",
  },
  {
    without: "a { or < that was typed is read as code when the text is published",
    find: /(\w+)\.replace\(\/\(\[\*_`~\\\\\]\)\/g,`\\\\\$1`\)/,
    replace: "$1.replace(/([*_`~\\\\{<])/g,`\\\\$$1`)",
  },
  {
    without: "a \\ that was typed is lost, and words between two _ turn italic, at the next save",
    find: /\.replace\(\/\\\\\(\[_\\\\\]\)\/g,`\$1`\)/,
    replace: "",
  },
  {
    without: "a \\\\ in a paragraph with bold words, italic words or a link is read as none",
    find: /\}(let (\w+)=\w+\((\w+)\.getTextContent\(\)\);\3\.setTextContent\(\2\))\}/,
    replace: "}else{$1}}",
  },
  {
    without: "a draft cannot be saved until every field is filled in",
    find: /(=(\w+)=>)(!\w+\(\2\)\|\|\(\w+\(\2\)\?\?`draft`\)!==`draft`)/,
    replace: "$1$2.currentValues[$2.defaultLocale]?.draft!==!0&&($3)",
  },
  {
    without: "a draft cannot be saved with two findings out of four",
    find: /(enforceRequired:(\w+)=!0\}=(?:(?!enforceRequired).){1,2500}?\w+&&\w+\((\w+),\2\)),(\w+\(\3\)\})/s,
    replace: "$1,$2||Object.assign($3,{tooShort:!1,rangeUnderflow:!1}),$4",
  },
  {
    without: "the back arrow leaves a changed entry without asking",
    find: /(\|\|(\w+)\.modified\).{1,9000}?useShortcut\(\)\{return \w+\(\w+\)\},onclick:\(\)=>\{)(\w+\(\)\})/s,
    replace: `$1(!$2.modified||!$2.current?.interacted||confirm(${JSON.stringify(leave)}))&&$3`,
  },
];

/** Matches the URL of a font that the CMS loads from a public CDN, and captures its family and style. */
const foreignFont =
  /https:\/\/[\w.-]+\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g;

/**
 * Applies all patches to the CMS's code. Also replaces the URLs of fonts on a public CDN, because the site must not
 * contact other hosts for fonts. The new URLs refer to copies of the fonts from the CMS's npm package.
 *
 * @param source - The original code of the CMS.
 * @param assets - Folder in the npm package that contains the fonts.
 * @param address - URL path where the site publishes the `assets` folder.
 * @throws Error if a patch doesn't match exactly once, if the code contains no font URL, or if the npm package lacks a
 * font. These errors can occur after an update of the CMS.
 */
export function patchCms(source: string, assets: string, address: string): string {
  const patched = patches.reduce(applyPatch, source);
  const files = readdirSync(assets);
  const contents = patched.replaceAll(foreignFont, (font, family, style) => {
    const file = files.find((name) => name.startsWith(`${family}-${style}-`));
    if (file === undefined) throw new Error(`The package of the CMS has no font for ${font}`);
    return `${address}/${file}`;
  });
  if (contents === patched) {
    throw new Error("The CMS names no font where cms-patches.ts looks for them");
  }
  return contents;
}

function applyPatch(source: string, { without, find, replace }: Patch): string {
  const places = source.match(new RegExp(find, `${find.flags}g`))?.length ?? 0;
  if (places !== 1) {
    throw new Error(
      `A patch of the CMS fits ${places} places instead of one. Without it, ${without}`,
    );
  }
  return source.replace(find, replace);
}
