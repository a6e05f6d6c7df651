import { type ComponentType, useEffect, useState } from "react";
import { type Notice } from "./toasts";

const load = () => import("./toasts");

/** Puts the toasts on the page once their script is here: one that is gone must not break the page. */
let showRegion: (Toasts: ComponentType) => void = () => undefined;

/** Loads the toasts with a form, so that one can be shown even if the network is gone by then. */
export function usePreloadedToasts(): void {
  useEffect(() => {
    // A script that did not come is asked for again when a toast is needed.
    load().catch(() => undefined);
  }, []);
}

/**
 * Shows a toast on whatever page the visitor is, until its time is up or the visitor closes it. Pages without a form
 * never load toasts.
 *
 * @param spoken - Whether screen readers read the toast, because nothing else on the page says the same.
 */
export async function announce(notice: Notice, spoken: boolean): Promise<void> {
  const { showToast, Toasts } = await load();
  showRegion(Toasts);
  await new Promise<void>((resolve) => showToast(notice, spoken, resolve));
}

/** Where toasts appear: once in the frame that all pages share, so that they outlive a navigation. */
export function ToastRegion() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    showRegion = (toasts) => setToasts(() => toasts);
  }, []);
  return Toasts && <Toasts />;
}
