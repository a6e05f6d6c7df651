import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Returns false in the first render, which must match the HTML from the build, and true afterward. Use it for
 * content that depends on the URL or the clock.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
