import { htmlElements } from "./html-elements";

/** Length of `</` and the longest element name. */
const longestStart = 2 + Math.max(...[...htmlElements].map(({ length }) => length));

/** The characters that end an element's name. */
const endsName = /[\s/>]/;

/**
 * Removes comments and the tags of HTML's own elements. Keeps all other text in angle brackets, such as
 * `<ana@example.org>`. Also removes tags that form when another tag is removed, as in `<<b>script>`. Takes
 * linear time.
 */
export function stripHtml(text: string): string {
  if (!text.includes("<")) return text;
  const kept: string[] = [];
  // Indexes in `kept` of an open tag and an open comment, or -1.
  let tag = -1;
  let comment = -1;
  for (const character of text) {
    if (tag < 0 && endsName.test(character)) tag = findTag(kept);
    const isCommentEnd = comment >= 0 && character === ">" && endsWith(kept, "--");
    if (isCommentEnd || (tag >= 0 && character === ">")) {
      kept.length = isCommentEnd ? comment : tag;
      if (isCommentEnd) comment = -1;
      tag = -1;
      continue;
    }
    kept.push(character);
    const mayStartComment = character === "-" && tag < 0 && comment < 0;
    if (mayStartComment && endsWith(kept, "<!--")) comment = kept.length - 4;
  }
  return kept.join("");
}

const endsWith = (characters: readonly string[], end: string): boolean =>
  characters.slice(-end.length).join("") === end;

/** If the text ends with `<` or `</` and an element's name, returns the index of the `<`, or else -1. */
function findTag(characters: readonly string[]): number {
  const end = characters.slice(-longestStart).join("");
  const [start = "", name = ""] = /<\/?([^<\s/]*)$/.exec(end) ?? [];
  return htmlElements.has(name.toLowerCase()) ? characters.length - start.length : -1;
}
