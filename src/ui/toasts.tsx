import { css, Global } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { type Id, toast, ToastContainer } from "react-toastify/unstyled";
import { type Message } from "../forms/messages";
import { stack } from "../styles/mixins";
import { border, color, fontSize, radius, shadow, size, space } from "../styles/tokens";

/** Ids of the latest toasts, oldest first. */
const toastIds: Id[] = [];

let isMounted = false;

/** Toasts have a React root of their own, because several forms on a page share them. */
function mountToasts(): void {
  if (isMounted) return;
  isMounted = true;
  const root = document.body.appendChild(document.createElement("div"));
  createRoot(root).render(
    <>
      <Global styles={toastStyles} />
      <div ref={muteLiveRegion}>
        <ToastContainer role="group" autoClose={toastTime} transition={false} icon={false} hideProgressBar />
      </div>
    </>,
  );
}

/**
 * Shows a toast. If more than three are open, closes the oldest one (specification, section 9). Resolves when
 * the toast closes.
 */
export function showToast({ tone, title, text }: Message): Promise<void> {
  mountToasts();
  return new Promise((resolve) => {
    const content = (
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    );
    toastIds.push(toast(content, { type: tone, onClose: () => resolve() }));
    // Don't use the library's `limit` option. It would hold back the newest toast until an older one closes.
    if (toastIds.length > 3) toast.dismiss(toastIds.shift());
  });
}

/** Mutes the library's live region, because the form announces the same message. */
function muteLiveRegion(wrapper: HTMLElement | null): void {
  wrapper?.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
}

/** How long a toast is visible, in ms. */
const toastTime = 5000;

/** Replaces the library's style sheet, which the Content Security Policy blocks. */
const toastStyles = css({
  "@keyframes toast-time": { from: { opacity: 1 }, to: { opacity: 0 } },
  ".Toastify__toast-container": {
    position: "fixed",
    zIndex: 100,
    insetBlockStart: `calc(${size.header} + ${space.s})`,
    insetInlineEnd: size.gutter,
    ...stack(space.xs),
    width: `min(22em, 100% - 2 * ${size.gutter})`,
  },
  ".Toastify__toast": {
    // The library needs `--y` while the visitor swipes a toast away.
    "--y": "0",
    position: "relative",
    padding: space.m,
    paddingInlineEnd: size.target,
    border: border.control,
    borderInlineStart: `${space.xs} solid ${color.success}`,
    borderRadius: radius.control,
    backgroundColor: color.surface,
    color: color.ink,
    fontSize: fontSize.small,
    boxShadow: shadow.menu,
    touchAction: "pan-y",
  },
  ".Toastify__toast--error": { borderInlineStartColor: color.danger },
  ".Toastify__close-button": {
    position: "absolute",
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: "grid",
    placeItems: "center",
    width: size.target,
    height: size.target,
    padding: 0,
    border: 0,
    backgroundColor: "transparent",
    color: color.muted,
    cursor: "pointer",
    "& > svg": { width: space.m, height: space.m, fill: "currentColor" },
  },
  // The library closes a toast when this invisible animation ends.
  ".Toastify__progress-bar--wrp": { position: "absolute", opacity: 0, pointerEvents: "none" },
  ".Toastify__progress-bar--animated": { animation: "toast-time linear forwards" },
  "@media (prefers-reduced-motion: reduce)": {
    // The global styles would end this animation at once, which would close a toast as soon as it opens.
    ".Toastify__progress-bar--animated": { animationDuration: `${toastTime}ms !important` },
  },
});
