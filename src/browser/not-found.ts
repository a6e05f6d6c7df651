import { whenShown } from "./when-shown";

/** Logs the requested path of a 404 page without its query string (specification, section 2). */
export function logMissingPage(): void {
  if (document.querySelector("[data-not-found]") === null) return;
  whenShown(() => console.error(`404: no page at ${location.pathname}`));
}
