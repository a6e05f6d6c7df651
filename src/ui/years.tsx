import { type ReactNode } from "react";

/**
 * Puts each range of years in a title, such as 2025-2026, into a `<span>`. The title's styles make it an
 * inline block, which stays on one line, because a class for each span would make the page larger. With
 * `nowrap` instead, Chromium balances the title's lines badly.
 */
export const keepYearsTogether = (title: string): ReactNode =>
  title
    .split(/(\d{4}-\d{4}\S?)/)
    .map((part, index) => (index % 2 === 0 ? part : <span key={part}>{part}</span>));
