/** Names of the cover drawings that a service can use. */
export const coverNames = [
  "audience",
  "frames",
  "ladder",
  "overlay",
  "terms",
  "wireframe",
] as const;

export type CoverName = (typeof coverNames)[number];
