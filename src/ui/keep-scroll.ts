/** State of a navigation that changes what a page shows and not the page: it scrolls nowhere. */
export const keepScroll = { keepScroll: true } as const;

/** Whether a location was navigated to with {@link keepScroll}. */
export const keepsScroll = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "keepScroll" in state;
