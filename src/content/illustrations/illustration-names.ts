export const illustrationNames = ["audience", "frames", "ladder", "overlay", "terms", "wireframe"] as const;

export type IllustrationName = (typeof illustrationNames)[number];
