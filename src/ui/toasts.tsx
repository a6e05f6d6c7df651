import { Global } from "@emotion/react";
import { useDeferredValue } from "react";
import { type Id, toast, ToastContainer } from "react-toastify/unstyled";
import { type Notice } from "./form-status";
import { toastStyles, toastTime } from "./toast-styles";
import { useHydrated } from "./use-hydrated";

/** Toasts that are visible at once (specification, section 9). */
const visibleAtOnce = 3;

/** Ids of the last toasts, oldest first. */
const shown: Id[] = [];

/**
 * Shows a toast for some seconds. When the visitor has left the page meanwhile, it waits for the next
 * page that shows {@link Toasts}.
 */
export function showToast({ tone, title, text }: Notice): void {
  const id = toast(
    <div>
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
  // They are needed later than all else, and may be drawn in short tasks.
  const hydrated = useDeferredValue(useHydrated());
  if (!hydrated) return null;
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
 * Makes the library's live region say nothing: the same words stand as a live text beside the button, and
 * would be read twice. The library sets this attribute firmly.
 */
function silence(wrapper: HTMLElement | null): void {
  wrapper?.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
}
