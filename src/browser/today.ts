import { longDate } from "../ui/long-date";

/** Replaces the build date on legal pages with today's date (specification, section 2). */
export function showToday(): void {
  const date = document.querySelector("[data-today]");
  if (date) date.textContent = longDate(new Date());
}
