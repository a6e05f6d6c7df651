/** Background and text colors of badges. Their contrast is at least 4.5:1 (WCAG 1.4.3). */
export const badgeColors = {
  "--yellow-tint": { light: "#f8e6a8", dark: "#4a3a0a" },
  "--yellow-ink": { light: "#573f00", dark: "#fbe39a" },
  "--green-tint": { light: "#cfe9d1", dark: "#173d22" },
  "--green-ink": { light: "#10491f", dark: "#b9e8c2" },
  "--blue-tint": { light: "#d6dffb", dark: "#222f6b" },
  "--blue-ink": { light: "#1b2d8a", dark: "#d3dcff" },
  "--grey-tint": { light: "#e4e2dc", dark: "#33363d" },
  "--grey-ink": { light: "#43464c", dark: "#d5d6da" },
} as const;
