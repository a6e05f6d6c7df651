import { type ComponentType, useEffect, useState } from "react";
import { type Message } from "../forms/messages";

const load = () => import("./toasts");

/**
 * Mounts the toasts. Their script loads outside React's rendering, so that a failed download doesn't break
 * the page.
 */
let showRegion: (Toasts: ComponentType) => void = () => undefined;

/** Loads the code for toasts with a form, so that a toast can be shown even if the network fails later. */
export function usePreloadedToasts(): void {
  useEffect(() => {
    // After a failure, `announce` tries again.
    load().catch(() => undefined);
  }, []);
}

/**
 * Shows a toast, and resolves when it closes. The toast stays when the visitor moves to another page.
 *
 * @param spoken - Set it if nothing else on the page gives the same message to screen readers.
 */
export async function announce(message: Message, spoken: boolean): Promise<void> {
  const { showToast, Toasts } = await load();
  showRegion(Toasts);
  await new Promise<void>((resolve) => showToast(message, spoken, resolve));
}

/** Part of the frame that all pages share, so that toasts survive navigation. */
export function ToastRegion() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    showRegion = (toasts) => setToasts(() => toasts);
  }, []);
  return Toasts && <Toasts />;
}
