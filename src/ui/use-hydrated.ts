import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the page runs scripts: `false` on the server and while hydrating, `true` after. What
 * depends on the address or the clock waits for it, so that the HTML matches.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
