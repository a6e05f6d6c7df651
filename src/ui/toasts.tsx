import { Global } from "@emotion/react";
import { type Id, toast, ToastContainer } from "react-toastify/unstyled";
import { type Notice } from "./notice";
import { toastStyles, toastTime } from "./toast-styles";

/** Toasts that are visible at once (specification, section 9). */
const visibleAtOnce = 3;

/** Ids of the last toasts, oldest first. */
const shown: Id[] = [];

/**
 * Shows a toast for some seconds.
 *
 * @param spoken - Whether screen readers are told; not where a text on the page tells them the same.
 */
export function showToast({ tone, title, text }: Notice, spoken: boolean): void {
  const id = toast(
    <div {...(spoken && { role: "alert" })}>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>,
    { type: tone },
  );
  shown.push(id);
  // The library would let the newest wait until an older one has had its time.
  if (shown.length > visibleAtOnce) toast.dismiss(shown.shift());
}

/** Where toasts appear. */
export function Toasts() {
  return (
    <>
      <Global styles={toastStyles} />
      <div ref={silence}>
        <ToastContainer
          role="group"
          limit={visibleAtOnce}
          autoClose={toastTime}
          transition={false}
          icon={false}
          hideProgressBar
        />
      </div>
    </>
  );
}

/**
 * Switches the library's live region off: most toasts repeat a live text beside the form's button. The
 * others bring their own role. The library has no setting for this attribute.
 */
function silence(wrapper: HTMLElement | null): void {
  wrapper?.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
}
