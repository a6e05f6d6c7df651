/** Navigation state that keeps the scroll position, for changes within a page such as a tab switch. */
export const keepScroll = { keepScroll: true } as const;

export const keepsScroll = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "keepScroll" in state;
