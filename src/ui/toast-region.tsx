import { type ComponentType, useEffect, useState } from "react";
import { type Message } from "../forms/messages";

const load = () => import("./toasts");

/** Mounts the toasts. They load outside React's rendering, so that a failed download can't break a page. */
let showRegion: (Toasts: ComponentType) => void = () => undefined;

/** Loads the toasts' code early, so that a form can show a toast even if the network fails later. */
export function usePreloadedToasts(): void {
  useEffect(() => {
    // If loading fails, `announce` tries again.
    load().catch(() => undefined);
  }, []);
}

/** Resolves when the toast closes. Set `spoken` if nothing else on the page announces the message. */
export async function announce(message: Message, spoken: boolean): Promise<void> {
  const { showToast, Toasts } = await load();
  showRegion(Toasts);
  await new Promise<void>((resolve) => showToast(message, spoken, resolve));
}

/** Rendered by the layout, so that toasts stay visible when the visitor moves to another page. */
export function ToastRegion() {
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => {
    showRegion = (toasts) => setToasts(() => toasts);
  }, []);
  return Toasts && <Toasts />;
}
