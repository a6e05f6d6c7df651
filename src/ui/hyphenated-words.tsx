import { type ReactNode } from "react";

/**
 * Prevents line breaks in a heading's hyphenated words and year ranges, such as 2025-2026. Each of them gets
 * a `<span>`, which the global styles make an inline block. `nowrap` would make Chromium balance lines badly,
 * and a class on each span would make the page larger.
 */
export const keepHyphenatedTogether = (heading: string): ReactNode =>
  heading.split(/(\S+-\S+)/).map((part, index) => (index % 2 === 0 ? part : <span key={part}>{part}</span>));
