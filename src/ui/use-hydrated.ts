import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** For content that depends on the URL or the clock: the first render must match the HTML from the build. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
