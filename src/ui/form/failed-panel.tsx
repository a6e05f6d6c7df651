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

type Labels = Readonly<
  Record<"heading" | "tryAgain" | "wait" | "email" | "call" | "tooLong" | "copy", string>
>;

interface FailedPanelProps {
  readonly labels: Labels;
  readonly email: string;
  readonly phone: string;
  readonly values: FormValues;
  /** How long the visitor must wait before trying again, in ms. */
  readonly waitMs: number | undefined;
}

/** Must be inside the form, because "Try again" uses the form's submit button. */
export function FailedPanel({ labels, email, phone, values, waitMs = 0 }: FailedPanelProps) {
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
      <h3 id={headingId}>{labels.heading}</h3>
      <div css={{ ...row(`${space.xxs} ${space.l}`), alignItems: "center" }}>
        <button type="button" disabled={waiting} onClick={submitAgain} css={buttonStyles.secondary}>
          {labels.tryAgain}
        </button>
        {waiting && <p>{labels.wait.replace("{time}", time)}</p>}
        <Link to={fits ? complete : link} css={buttonStyles.plain}>
          {labels.email}
        </Link>
        <Link to={telephoneLink(phone)} css={buttonStyles.plain}>
          {labels.call.replace("{phone}", phone)}
        </Link>
      </div>
      {!fits && (
        <div css={stack(space.xs)}>
          <label htmlFor={textId}>{labels.tooLong}</label>
          <NativeControl id={textId} name="" value={text} rows={5} readOnly />
          <CopyButton text={text}>{labels.copy}</CopyButton>
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
