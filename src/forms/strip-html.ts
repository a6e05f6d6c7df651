/** What makes `<` the begin of a tag, of a comment or of a declaration; `<3`, `< 7` are text. */
const opensTag = /[a-z/!?]/i;

/**
 * Text without tags, to a fixed point: `<<b>script>` leaves nothing behind. Text stays, entities
 * too (specification, section 5). One pass over the characters, so hostile input costs no more time
 * than any other.
 */
export function stripHtml(text: string): string {
  if (!text.includes("<")) return text;
  const kept: string[] = [];
  /** Where the first tag that is still open began, in `kept`. */
  let open = -1;
  for (const character of text) {
    if (character === ">" && open >= 0) {
      kept.length = open;
      open = -1;
      continue;
    }
    if (open < 0 && kept.at(-1) === "<" && opensTag.test(character)) open = kept.length - 1;
    kept.push(character);
  }
  return kept.join("");
}
