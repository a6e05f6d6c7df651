/** Drawings of services. */
export const illustrationNames = ["audience", "frames", "ladder", "overlay", "terms", "wireframe"] as const;

export type IllustrationName = (typeof illustrationNames)[number];

/** Small drawings for sections of the about pages. */
export const sketchNames = [
  "blocks",
  "checked",
  "clock",
  "counted",
  "flow",
  "goal",
  "growth",
  "linked",
  "orders",
  "people",
  "rings",
  "sheets",
  "stock",
  "total",
  "trades",
  "trial",
] as const;

export type SketchName = (typeof sketchNames)[number];
