/** Navigation state for changes within a page, such as switching tabs, that must keep the scroll position. */
export const keepScroll = { keepScroll: true } as const;

/** Returns whether the state of a location includes {@link keepScroll}. */
export const keepsScroll = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "keepScroll" in state;
