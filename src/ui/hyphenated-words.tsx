import { type ReactNode } from "react";

/**
 * Keeps words and years with a hyphen, such as 2025-2026, on one line of a heading. Each gets a `<span>`, which
 * the global styles make an inline block. `nowrap` would make Chromium balance lines badly, and a class for
 * each span would make the page larger.
 */
export const keepHyphenatedTogether = (heading: string): ReactNode =>
  heading.split(/(\S+-\S+)/).map((part, index) => (index % 2 === 0 ? part : <span key={part}>{part}</span>));
