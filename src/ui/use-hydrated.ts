import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** For content that depends on the URL or the clock. The first render must match the built HTML. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
