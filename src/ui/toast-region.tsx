import { type ComponentType, useEffect, useState } from "react";
import { type Notice } from "./toasts";

const load = () => import("./toasts");

/**
 * Mounts the toasts after their script has loaded. The script loads outside React's rendering, so that a failed
 * download doesn't break the page. {@link ToastRegion} sets this function.
 */
let showRegion: (Toasts: ComponentType) => void = () => undefined;

/** Loads the code for toasts along with a form, so that a toast can be shown even if the network fails later. */
export function usePreloadedToasts(): void {
  useEffect(() => {
    // If loading fails here, `announce` tries again when a toast is needed.
    load().catch(() => undefined);
  }, []);
}

/**
 * Shows a toast, and resolves when its time is up or the visitor closes it. The toast stays when the visitor moves to
 * another page. Pages without a form never load the code for toasts.
 *
 * @param spoken - Whether screen readers announce the toast. Set it if nothing else on the page gives the same message.
 */
export async function announce(notice: Notice, spoken: boolean): Promise<void> {
  const { showToast, Toasts } = await load();
  showRegion(Toasts);
  await new Promise<void>((resolve) => showToast(notice, spoken, resolve));
}

/** Container for toasts. The container is part of the frame that all pages share, so that toasts survive navigation. */
export function ToastRegion() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    showRegion = (toasts) => setToasts(() => toasts);
  }, []);
  return Toasts && <Toasts />;
}
