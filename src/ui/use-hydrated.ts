import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether hydration is over: what depends on address or clock waits for it, so that the HTML matches. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
