/**
 * Says that the page is React's from now on: the starter (`build/html/starter.js`) then carries out what
 * the visitor did before. It waits until what is drawn by scripts only has been drawn.
 */
export function sayHydrated(): void {
  setTimeout(() => window.dispatchEvent(new Event("hydrated")));
}
