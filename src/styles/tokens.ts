/** CSS variables for colors. `color-schemes.ts` sets their values for each color scheme. */
export const color = {
  paper: "var(--paper)",
  surface: "var(--surface)",
  ink: "var(--ink)",
  muted: "var(--muted)",
  rule: "var(--rule)",
  control: "var(--control)",
  accent: "var(--accent)",
  accentStrong: "var(--accent-strong)",
  onAccent: "var(--on-accent)",
  bar: "var(--bar)",
  barStrong: "var(--bar-strong)",
  danger: "var(--danger)",
  success: "var(--success)",
  scrim: "rgb(0 0 0 / 55%)",
  /** Background of calls to action. It's dark in both color schemes. */
  panel: "var(--panel)",
  onPanel: "var(--on-panel)",
  panelButton: "var(--panel-button)",
} as const;

export const font = {
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  // `display-font.ts` defines the fonts whose names start with `Display`.
  display: 'Display, "Display Arial", "Display Liberation", "Display Roboto", "Display Noto", sans-serif',
  label: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
} as const;

/**
 * With this letter spacing, most headings of at least 30 px wrap at the same words in the headline font and
 * its fallback fonts.
 */
export const tightTracking = "-0.018em";

export const fontSize = {
  label: "0.8125rem",
  small: "0.9375rem",
  text: "clamp(1rem, 0.95rem + 0.2vw, 1.0625rem)",
  lead: "clamp(1.1875rem, 1.1rem + 0.45vw, 1.4375rem)",
  // At 17.5 to 22.5 px, the headline font's i dots would merge with the stems on low-resolution screens.
  h4: "1.0625rem",
  h3: "clamp(1.4375rem, 1.22rem + 0.4vw, 1.5625rem)",
  h2: "clamp(1.875rem, 1.5rem + 1.7vw, 3.125rem)",
  h1: "clamp(2.5rem, 1.7rem + 3.6vw, 5rem)",
  hero: "clamp(2.875rem, 1.6rem + 5vw, 6rem)",
  figure: "clamp(2.875rem, 2.15rem + 2.9vw, 5rem)",
  /** Size of the number on the home page's ledger sheet. */
  total: "clamp(3.5rem, 1.5rem + 3.6vw, 6rem)",
  keyFigure: "clamp(3.5rem, 3.1rem + 1.8vw, 4.5rem)",
  leadFigure: "clamp(5.5rem, 3rem + 8.5vw, 10rem)",
  compact: "0.875rem",
  /** At this size, three numbers, or a pair such as "68%/32%", fit side by side in a text column. */
  figureInText: "clamp(1.875rem, 1.6rem + 1.1vw, 2.5rem)",
  chartTitle: "1.4375rem",
  chartFigure: "2.5rem",
  /** Size of the percentage beside a drawing of a hundred dots. */
  chartShare: "clamp(3.5rem, 2.2rem + 4.4vw, 7rem)",
} as const;

export const space = {
  xxs: "0.25rem",
  xs: "0.5rem",
  s: "0.75rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2.25rem",
  xxl: "3.5rem",
  section: "clamp(2.25rem, 0.9rem + 5.6vw, 7rem)",
} as const;

export const size = {
  page: "clamp(80rem, 70vw, 92rem)",
  measure: "42rem",
  gutter: "clamp(1.125rem, 0.6rem + 2.2vw, 3rem)",
  header: "4.25rem",
  /** Minimum size of touch targets (WCAG 2.5.8 requires only 24 px). */
  target: "2.75rem",
  hairline: "1px",
  line: "2px",
  icon: "1.5rem",
  contactBar: "3.5rem",
  /** Space above the footer on phones, so that the contact bar can't cover the page's last line. */
  aboveFooter: "4.5rem",
  smallIllustration: "5.5rem",
  /** Heights of tally drawings. In `TallyField`, the strokes are 0.87 times as high as the drawing. */
  tally: { small: "1.625rem", large: "3.25rem" },
} as const;

/** `fine`: within a part of a page. `strong`: around a part. `control`: form controls and table rows. */
export const border = {
  fine: `${size.hairline} solid ${color.rule}`,
  strong: `${size.line} solid ${color.ink}`,
  control: `${size.hairline} solid ${color.control}`,
} as const;

export const radius = { control: "0.25rem", badge: "0.1875rem" } as const;

export const shadow = { menu: "0 1.25rem 3rem -1rem rgb(0 0 0 / 35%)" } as const;

export const motion = { quick: "140ms ease-out" } as const;

export const media = {
  narrow: "@media screen and (max-width: 43.99rem)",
  /** Narrow screens that are tall enough to show the contact bar at the bottom. */
  phone: "@media screen and (max-width: 43.99rem) and (min-height: 30rem)",
  /** Narrow windows, where tables become cards. */
  card: "@media screen and (max-width: 37.49rem)",
  medium: "@media (min-width: 44rem)",
  tablet: "@media screen and (min-width: 44rem) and (max-width: 63.99rem)",
  wide: "@media (min-width: 64rem)",
  print: "@media print",
} as const;
