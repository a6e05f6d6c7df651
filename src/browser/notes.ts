/** Shows the notes in `<noscript>` elements. Call this function if the page's scripts can't run. */
export function showNotes(): void {
  for (const note of document.querySelectorAll("main noscript")) note.outerHTML = note.textContent;
}
