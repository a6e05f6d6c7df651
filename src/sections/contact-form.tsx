import { useRef } from "react";
import { contactForm } from "../forms/contact";
import { nativePost } from "../forms/endpoint";
import { withoutScript } from "../forms/messages";
import { sendContact } from "../forms/send";
import { useVisitorForm } from "../forms/use-visitor-form";
import { visuallyHidden } from "../styles/mixins";
import { Controls } from "../ui/form/controls";
import { FormFooter, NoScript } from "../ui/form/form-footer";
import { announce, usePreloadedToasts } from "../ui/toast-region";

export function ContactForm() {
  const honeypot = useRef<HTMLInputElement>(null);
  usePreloadedToasts();
  const { form, controls, sending, outcome } = useVisitorForm({
    declaration: contactForm,
    send: (values) => sendContact(values, takeHoneypot(honeypot.current)),
    announce,
  });
  const post = nativePost();
  return (
    <form {...form} {...post}>
      <input type="hidden" name="type" value="contact" />
      {/* React doesn't control the honeypot, so its value isn't saved in the draft. */}
      <div aria-hidden="true" css={visuallyHidden}>
        <label>
          Leave this empty
          <input ref={honeypot} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Controls controls={controls} />
      <FormFooter button={contactForm.button} sending={sending} outcome={outcome} />
      {post.action === undefined && <NoScript>{withoutScript}</NoScript>}
    </form>
  );
}

/**
 * Reads and clears the honeypot. If the browser's autofill rather than a bot filled it in, the visitor's next
 * attempt can then succeed.
 */
function takeHoneypot(input: HTMLInputElement | null): string {
  if (input === null) return "";
  const { value } = input;
  input.value = "";
  return value;
}
