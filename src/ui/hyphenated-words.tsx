import { type ReactNode } from "react";

/**
 * Prevents line breaks in hyphenated words and year ranges, such as 2025-2026. The styles of headings and of the
 * mixin `lead` make the spans inline blocks. `nowrap` would make Chromium balance lines badly, and classes would
 * make pages larger.
 */
export const keepHyphenatedTogether = (text: string): ReactNode =>
  text.split(/(\S+-\S+)/).map((part, index) => (index % 2 === 0 ? part : <span key={part}>{part}</span>));
