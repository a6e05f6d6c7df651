import { type ReactNode } from "react";

/**
 * Keeps ranges of years in a title, such as 2025-2026, on one line. Each range gets a `<span>`, which the
 * title's styles make an inline block. `nowrap` would make Chromium balance lines badly, and a class for each
 * span would make the page larger.
 */
export const keepYearsTogether = (title: string): ReactNode =>
  title
    .split(/(\d{4}-\d{4}\S?)/)
    .map((part, index) => (index % 2 === 0 ? part : <span key={part}>{part}</span>));
