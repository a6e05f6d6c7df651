import { css, Global } from "@emotion/react";
import { type Id, toast, ToastContainer } from "react-toastify/unstyled";
import { stack } from "../styles/mixins";
import { color, fontSize, line, radius, shadow, size, space } from "../styles/tokens";

export interface Notice {
  readonly tone: "success" | "error";
  readonly title: string;
  readonly text: string;
}

/** Ids of the latest toasts, oldest first. At most three are visible at once (specification, section 9). */
const shown: Id[] = [];

/**
 * Shows a toast, and closes the oldest if there are more than three.
 *
 * @param spoken - Whether screen readers announce the toast.
 * @param onClose - Called after the toast has closed.
 */
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
  // The library's `limit` option would hold back the newest toast until an older one closes.
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

/**
 * Turns off the toast library's live region, which would announce every toast. The library has no setting for this.
 * Toasts that screen readers must announce have `role="alert"`.
 */
function silence(wrapper: HTMLElement | null): void {
  wrapper?.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
}

/** How long a toast is visible, in ms. The value is the library's default. */
const toastTime = 5000;

/**
 * The few styles that toasts need. The library's style sheet isn't used, because it would end up in the head of every
 * page. The library's build that injects its styles isn't used either, because it violates the content security
 * policy.
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
    // The library uses `--y` in a `translate3d()` while the visitor swipes a toast away, so it must be defined.
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
  // The library closes a toast when this animation ends, so the animation must run even though nobody sees it.
  ".Toastify__progress-bar--wrp": { position: "absolute", opacity: 0, pointerEvents: "none" },
  ".Toastify__progress-bar--animated": { animation: "toast-time linear forwards" },
  "@media (prefers-reduced-motion: reduce)": {
    // For visitors who prefer reduced motion, the global styles end every animation at once. Without this rule, a
    // toast would close as soon as it opens.
    ".Toastify__progress-bar--animated": { animationDuration: `${toastTime}ms !important` },
  },
});
