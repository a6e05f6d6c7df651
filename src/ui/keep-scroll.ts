/** Navigation state for changes within a page, such as switching tabs. */
export const keepScroll = { keepScroll: true } as const;

export const keepsScroll = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "keepScroll" in state;
