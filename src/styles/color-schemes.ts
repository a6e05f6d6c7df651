import { badgeColors } from "./badge-colors";

interface ColorValues {
  readonly light: string;
  readonly dark: string;
  /** System color to use in forced-colors mode (CSS Color 4). */
  readonly forced?: string;
}

/** Contrast is at least 4.5:1 for text and 3:1 for controls (WCAG 1.4.3, 1.4.11). */
export const palette = {
  "--paper": { light: "#fbf9f4", dark: "#111317", forced: "Canvas" },
  "--surface": { light: "#ffffff", dark: "#191c22", forced: "Canvas" },
  "--ink": { light: "#14161b", dark: "#efece4", forced: "CanvasText" },
  "--muted": { light: "#53575f", dark: "#aeb1b8", forced: "CanvasText" },
  "--rule": { light: "#dcd8cd", dark: "#454b57", forced: "GrayText" },
  "--control": { light: "#7d7f86", dark: "#858a95", forced: "ButtonBorder" },
  "--accent": { light: "#2337c6", dark: "#a3b1ff", forced: "LinkText" },
  "--accent-strong": { light: "#17268f", dark: "#c6cfff", forced: "LinkText" },
  "--on-accent": { light: "#ffffff", dark: "#10142e", forced: "Canvas" },
  "--bar": { light: "#e9f1e7", dark: "#1c3025", forced: "Canvas" },
  "--bar-strong": { light: "#2f6b45", dark: "#7cc398", forced: "Highlight" },
  "--danger": { light: "#b3261e", dark: "#ff9d92", forced: "CanvasText" },
  "--success": { light: "#1d6b39", dark: "#84d3a0", forced: "CanvasText" },
  "--panel": { light: "#14161b", dark: "#1f2638", forced: "CanvasText" },
  "--on-panel": { light: "#fbf9f4", dark: "#efece4", forced: "Canvas" },
  "--panel-button": { light: "#fbf9f4", dark: "#a3b1ff", forced: "Canvas" },
  ...badgeColors,
} satisfies Record<string, ColorValues>;

/** Returns a color scheme's variables, except the badge colors. Only pages with badges define those. */
export const scheme = (name: keyof ColorValues) =>
  Object.fromEntries(
    Object.entries<ColorValues>(palette)
      .filter(([property]) => !(property in badgeColors))
      .map(([property, values]) => [property, values[name]]),
  );
