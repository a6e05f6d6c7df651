/** Icons that content files may use, by Lucide name. Lucide's newer name for `music-2` is `eighth-note`. */
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

/** Content files can't choose these icons. */
export const interfaceIconNames = ["arrow-left", "chevron-down", "mail", "phone", "star"] as const;

export type IconName = (typeof iconNames)[number] | (typeof interfaceIconNames)[number];
