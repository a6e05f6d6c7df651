import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { type Notice } from "./toasts";

const load = () => import("./toasts");
const Toasts = lazy(async () => ({ default: (await load()).Toasts }));

/** Whether a toast was asked for, and its script is here: one that is gone must not break the page. */
let needed = false;
const listeners = new Set<() => void>();

/** Loads the toasts with a form, so that one can be shown even if the network is gone by then. */
export function usePreloadedToasts(): void {
  useEffect(() => {
    // A script that did not come is asked for again when a toast is needed.
    load().catch(() => undefined);
  }, []);
}

/**
 * Shows a toast on whatever page the visitor is. Pages without a form never load them.
 *
 * @param spoken - Whether screen readers are told by the toast, because nothing else on the page says the same.
 */
export async function announce(notice: Notice, spoken: boolean): Promise<void> {
  const { showToast } = await load();
  needed = true;
  for (const listener of listeners) listener();
  showToast(notice, spoken);
}

/** Where toasts appear: once in the frame that all pages share, so that they outlive a navigation. */
export function ToastRegion() {
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => needed,
    () => false,
  );
  return (
    isNeeded && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  );
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}
