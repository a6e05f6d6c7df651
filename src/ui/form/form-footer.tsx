import { type FocusEvent, useLayoutEffect, useRef } from "react";
import { type Message } from "../../forms/messages";
import { doubleRule, row } from "../../styles/mixins";
import { color, font, fontSize, space } from "../../styles/tokens";
import { buttonStyles } from "../button";

interface FormFooterProps {
  readonly button: string;
  readonly sending: boolean;
  readonly outcome: Message | undefined;
}

/** Repeats the toast's text here, because visitors who magnify the page might not see the toast. */
export const FormFooter = ({ button, sending, outcome }: FormFooterProps) => (
  <div css={{ ...row(space.m), alignItems: "center", marginBlockStart: space.l }}>
    <SubmitButton sending={sending}>{button}</SubmitButton>
    <div css={{ flex: "1 1 0", minWidth: "min(100%, 24ch)", "div:has(+ section) > &": panelStart }}>
      <div role="status">{outcome?.tone === "success" && <OutcomeText {...outcome} />}</div>
      {outcome?.tone === "error" && (
        <div role="alert">
          <OutcomeText {...outcome} />
        </div>
      )}
    </div>
  </div>
);

const panelStart = {
  flexBasis: "100%",
  marginBlockStart: space.s,
  paddingBlockStart: space.m,
  borderTop: doubleRule,
  strong: { display: "block", fontFamily: font.display, fontSize: fontSize.h3 },
};

const outcomeColor = { success: color.success, error: color.danger };

const OutcomeText = ({ tone, title, text }: Message) => (
  <p>
    <strong css={{ marginInlineEnd: space.xs, color: outcomeColor[tone] }}>{title}</strong>
    {text}
  </p>
);

/** Restores the focus that the button loses when it's disabled, unless the visitor has moved the focus. */
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
