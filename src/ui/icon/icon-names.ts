/** Names of the line icons that content files may use. They're Lucide's names, some from older versions. */
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
