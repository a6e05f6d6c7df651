/** Names of the drawings in the folders `covers` and `card-icons`. */
export const illustrationNames = ["audience", "frames", "ladder", "overlay", "terms", "wireframe"] as const;

/** Names of the drawings in the folder `sketches`. */
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
