import { type RefObject, useEffect } from "react";

/**
 * Closes an open `<details>` on Escape (focus goes back to its summary), on a press or a focus
 * outside, and when a link in it is followed: the WAI-ARIA disclosure navigation pattern on an element
 * that opens without any script.
 */
export function useDismissable(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    if (details === null) return;
    const close = () => details.removeAttribute("open");
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.open) return;
      const hadFocus = details.contains(document.activeElement);
      close();
      if (hadFocus) details.querySelector("summary")?.focus();
    };
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) close();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    details.addEventListener("click", closeOnLink);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
      details.removeEventListener("click", closeOnLink);
    };
  }, [ref]);
}
