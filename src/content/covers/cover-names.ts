/** Names of the drawings that a service may have as its cover. */
export const coverNames = [
  "audience",
  "frames",
  "ladder",
  "overlay",
  "terms",
  "wireframe",
] as const;

export type CoverName = (typeof coverNames)[number];
