/**
 * Icons that content files may use, by Lucide's names. Lucide has since renamed `music-2` to `eighth-note`.
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

/** Icons that content files can't choose. */
export const interfaceIconNames = ["arrow-left", "chevron-down", "mail", "phone", "star"] as const;

export type IconName = (typeof iconNames)[number] | (typeof interfaceIconNames)[number];
