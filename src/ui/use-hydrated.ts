import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Returns false in the first render, which must match the HTML from the build, and true after hydration.
 * Content that depends on the URL or the clock needs this hook.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
