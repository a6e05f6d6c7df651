/**
 * Names of the line icons that content files may use. The names are Lucide's, but newer versions of Lucide have
 * renamed some icons. For example, `music-2` is now `eighth-note`.
 */
export const iconNames = [
  "bot",
  "camera",
  "chart-column",
  "code-xml",
  "cpu",
  "ghost",
  "megaphone",
  "mic",
  "mouse-pointer-click",
  "music-2",
  "pen-line",
  "search",
  "target",
  "trending-up",
] as const;

export type IconName = (typeof iconNames)[number];
