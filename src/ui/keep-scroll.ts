/**
 * Navigation state that keeps the scroll position when a page changes only in part, such as on a tab switch.
 */
export const keepScroll = { keepScroll: true } as const;

export const keepsScroll = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "keepScroll" in state;
