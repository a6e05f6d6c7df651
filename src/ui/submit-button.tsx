import { useLayoutEffect, useRef } from "react";
import { buttonStyles } from "./button";

/**
 * The button that submits a form. It is disabled while the form is sent; a disabled element loses the
 * focus, so it takes it back afterwards unless the visitor went elsewhere.
 */
export function SubmitButton({ children, sending }: { children: string; sending: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (sending) {
      hadFocus.current = activeElement === button.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      if (activeElement === body) button.current?.focus({ preventScroll: true });
    }
  }, [sending]);
  return (
    <button ref={button} type="submit" disabled={sending} css={buttonStyles.primary}>
      {sending ? "Sending…" : children}
    </button>
  );
}
