import { type FocusEvent, useLayoutEffect, useRef } from "react";
import { row } from "../../styles/mixins";
import { color, space } from "../../styles/tokens";
import { buttonStyles } from "../button";
import { type Notice } from "../toasts";

interface FormFooterProps {
  readonly button: string;
  readonly sending: boolean;
  readonly notice: Notice | undefined;
}

/**
 * Submit button with the outcome of sending beside it. The outcome has the same text as the toast. Visitors who
 * magnify the page might not see the toast, and screen readers don't announce it.
 */
export const FormFooter = ({ button, sending, notice }: FormFooterProps) => (
  <div css={{ ...row(space.m), alignItems: "center", marginBlockStart: space.l }}>
    <SubmitButton sending={sending}>{button}</SubmitButton>
    <div css={{ flex: "1 1 0", minWidth: "min(100%, 24ch)" }}>
      <div role="status">{notice?.tone === "success" && <NoticeText {...notice} />}</div>
      {notice?.tone === "error" && (
        <div role="alert">
          <NoticeText {...notice} />
        </div>
      )}
    </div>
  </div>
);

const noticeColor = { success: color.success, error: color.danger };

const NoticeText = ({ tone, title, text }: Notice) => (
  <p>
    <strong css={{ marginInlineEnd: space.xs, color: noticeColor[tone] }}>{title}</strong>
    {text}
  </p>
);

/**
 * Submit button that is disabled while the form is being sent. A disabled button loses focus, immediately in some
 * browsers. After sending, the button takes the focus back, unless the visitor has moved the focus elsewhere.
 */
function SubmitButton({ children, sending }: { children: string; sending: boolean }) {
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

export const NoScript = ({ children }: { children: string }) => (
  <noscript>
    <p css={{ marginBlockStart: space.m, color: color.muted }}>{children}</p>
  </noscript>
);
