import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Returns whether hydration has finished. Content that depends on the URL or the clock waits for hydration, so that
 * the first render matches the HTML from the build.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
