import { css, Global } from "@emotion/react";
import { type Id, toast, ToastContainer } from "react-toastify/unstyled";
import { stack } from "../styles/mixins";
import { color, fontSize, line, radius, shadow, size, space } from "../styles/tokens";

export interface Notice {
  readonly tone: "success" | "error";
  readonly title: string;
  readonly text: string;
}

/** Ids of the last toasts, oldest first; three are visible at once (specification, section 9). */
const shown: Id[] = [];

/** @param onClose - Called once the toast is gone. */
export function showToast(
  { tone, title, text }: Notice,
  spoken: boolean,
  onClose: () => void = () => undefined,
): void {
  const id = toast(
    <div {...(spoken && { role: "alert" })}>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>,
    { type: tone, onClose },
  );
  shown.push(id);
  // With its own limit the library would let the newest wait until an older one has had its time.
  if (shown.length > 3) toast.dismiss(shown.shift());
}

export const Toasts = () => (
  <>
    <Global styles={toastStyles} />
    <div ref={silence}>
      <ToastContainer
        role="group"
        autoClose={toastTime}
        transition={false}
        icon={false}
        hideProgressBar
      />
    </div>
  </>
);

/** Switches the library's live region off, which has no setting: a toast that must be heard is an alert. */
function silence(wrapper: HTMLElement | null): void {
  wrapper?.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
}

/** Milliseconds for which a toast stands: the library's own time. */
const toastTime = 5000;

/**
 * The few rules that toasts need. The library's style sheet would land in the head of every page, and the
 * entry that injects it offends the content security policy.
 */
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
    // The library writes `translate3d(…, var(--y), 0)` while a toast is swiped away.
    "--y": "0",
    position: "relative",
    padding: space.m,
    paddingInlineEnd: size.target,
    border: line.control,
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
  // The end of this animation closes the toast, so it must run although nobody sees it.
  ".Toastify__progress-bar--wrp": { position: "absolute", opacity: 0, pointerEvents: "none" },
  ".Toastify__progress-bar--animated": { animation: "toast-time linear forwards" },
  "@media (prefers-reduced-motion: reduce)": {
    // The global styles end every animation at once, and would close the toast with it.
    ".Toastify__progress-bar--animated": { animationDuration: `${toastTime}ms !important` },
  },
});
