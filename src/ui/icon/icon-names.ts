/** Names of the line icons that content may ask for, as Lucide calls them. */
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
