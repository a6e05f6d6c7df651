import { type MouseEvent, useEffect, useId, useState } from "react";
import { telephoneLink } from "../../addresses";
import { contactForm } from "../../forms/contact";
import { cleanValues, type FormValues } from "../../forms/form";
import { messageSubject, messageText } from "../../forms/message-text";
import { row, stack } from "../../styles/mixins";
import { space } from "../../styles/tokens";
import { buttonStyles } from "../button";
import { CopyButton } from "../copy-button";
import { NativeControl } from "./native-control";
import { Link } from "../link";

/** Maximum length of a `mailto:` link. Some email programs cut off longer links. */
const maxLink = 2000;

interface FailedPanelProps {
  readonly email: string;
  readonly phone: string;
  readonly values: FormValues;
  /** How long the visitor must wait before trying again, in ms. */
  readonly waitMs: number | undefined;
}

/** Must be inside the form, because "Try again" uses the form's submit button. */
export function FailedPanel({ email, phone, values, waitMs = 0 }: FailedPanelProps) {
  const headingId = useId();
  const textId = useId();
  const [waiting, setWaiting] = useState(waitMs > 0);
  const [time] = useState(() => new Date(Date.now() + waitMs).toLocaleTimeString("en-US"));
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);
  const cleaned = cleanValues(contactForm, values);
  const text = messageText(cleaned);
  const link = `mailto:${email}?subject=${encodeURIComponent(messageSubject(cleaned))}`;
  const complete = `${link}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
  const fits = complete.length <= maxLink;
  return (
    <section aria-labelledby={headingId} css={{ ...stack(space.m), marginBlockStart: space.l }}>
      <h3 id={headingId}>Your message is still in the form</h3>
      <div css={{ ...row(`${space.xxs} ${space.l}`), alignItems: "center" }}>
        <button type="button" disabled={waiting} onClick={submitAgain} css={buttonStyles.secondary}>
          Try again
        </button>
        {waiting && <p>You can try again at {time}.</p>}
        <Link to={fits ? complete : link} css={buttonStyles.plain}>
          Send by email instead
        </Link>
        <Link to={telephoneLink(phone)} css={buttonStyles.plain}>
          Call {phone}
        </Link>
      </div>
      {!fits && (
        <div css={stack(space.xs)}>
          <label htmlFor={textId}>
            Your message is too long for an email link. Copy it here and paste it into the email.
          </label>
          <NativeControl id={textId} name="" value={text} rows={5} readOnly />
          <CopyButton text={text}>Copy the message</CopyButton>
        </div>
      )}
    </section>
  );
}

/** Clicks the form's submit button, because the button in this panel disappears with the panel. */
function submitAgain({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const button = currentTarget.form?.querySelector<HTMLButtonElement>('[type="submit"]');
  button?.focus();
  button?.click();
}
