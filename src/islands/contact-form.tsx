import { useRef, useState } from "react";
import { readChosenService } from "../forms/chosen-service";
import { contactForm, optionalDetails } from "../forms/contact";
import { nativePost } from "../forms/endpoint";
import { honeypotName } from "../forms/honeypot";
import { readSource } from "../forms/message-source";
import { withoutScript } from "../forms/messages";
import { sendContact } from "../forms/send";
import { useVisitorForm } from "../forms/use-visitor-form";
import { label, stack, visuallyHidden } from "../styles/mixins";
import { border, space } from "../styles/tokens";
import { Controls } from "../ui/form/controls";
import { FormFooter, NoScript } from "../ui/form/form-footer";
import { FailedPanel } from "../ui/form/failed-panel";
import { formSheet } from "../ui/form/form-sheet";
import { SentPanel } from "../ui/form/sent-panel";
import { type LinkItem } from "../ui/link";
import { showToast } from "../ui/toasts";

interface ContactFormProps {
  readonly details: { readonly email: string; readonly phone: string; readonly messageSource: boolean };
  /** Shown after a message is sent. */
  readonly links: readonly LinkItem[];
}

export function ContactForm({ details, links }: ContactFormProps) {
  const honeypot = useRef<HTMLInputElement>(null);
  const [preset] = useState(() => ({ service: readChosenService() }));
  const { form, controls, values, sending, outcome } = useVisitorForm({
    declaration: contactForm,
    preset,
    send: (contact) => {
      const source = details.messageSource ? readSource() : "";
      return sendContact(contact, takeHoneypot(honeypot.current), source);
    },
    announce: showToast,
  });
  const post = nativePost();
  const { receipt, fields = {}, waitMs } = outcome ?? {};
  const sentPanel = outcome && receipt && (
    <SentPanel message={outcome} receipt={receipt} email={details.email} links={links} />
  );
  return (
    <div css={stack(space.l)}>
      {sentPanel}
      <form {...form} {...post} css={formSheet}>
        <input type="hidden" name="type" value="contact" />
        {/* Without this field, the function would read the message's source from the Referer header. */}
        {!details.messageSource && <input type="hidden" name="source" value="" />}
        {/* React doesn't control the honeypot, so its value isn't saved in the draft. */}
        <div aria-hidden="true" css={visuallyHidden}>
          <label>
            Leave this empty
            <input ref={honeypot} type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Controls controls={controls.filter(({ name }) => !optionalDetails.includes(name))} />
        <fieldset css={detailsStyles}>
          <legend css={{ ...label, paddingInline: `0 ${space.s}` }}>Optional details</legend>
          <Controls controls={controls.filter(({ name }) => optionalDetails.includes(name))} />
        </fieldset>
        <FormFooter button={contactForm.button} sending={sending} outcome={sentPanel ? undefined : outcome} />
        {outcome?.tone === "error" && Object.keys(fields).length === 0 && (
          <FailedPanel {...details} values={values} waitMs={waitMs} />
        )}
        {post.action === undefined && <NoScript>{withoutScript}</NoScript>}
      </form>
    </div>
  );
}

const detailsStyles = {
  minWidth: 0,
  margin: `${space.l} 0 0`,
  padding: `${space.m} 0 0`,
  border: 0,
  borderBlockStart: border.fine,
};

/** Returns the honeypot's text and clears it. If autofill filled it in, the next attempt can succeed. */
function takeHoneypot(input: HTMLInputElement | null): string {
  if (input === null) return "";
  const { value } = input;
  input.value = "";
  return value;
}
