import { type FocusEvent, useLayoutEffect, useRef } from "react";
import { buttonStyles } from "../button";

/**
 * The button that submits a form. It is disabled while the form is sent; a disabled element loses the
 * focus, in some browsers at once, so it takes it back afterwards unless the visitor went elsewhere.
 */
export function SubmitButton({ children, sending }: { children: string; sending: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!sending && hadFocus.current && activeElement === body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [sending]);
  const onFocus = () => {
    hadFocus.current = true;
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
    hadFocus.current = currentTarget.disabled;
  };
  return (
    <button
      ref={button}
      type="submit"
      disabled={sending}
      onFocus={onFocus}
      onBlur={onBlur}
      css={buttonStyles.primary}
    >
      {sending ? "Sending…" : children}
    </button>
  );
}
