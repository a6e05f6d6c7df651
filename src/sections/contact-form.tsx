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

/** The contact form (specification, sections 3 to 9). Without scripts, the browser itself posts the form. */
export function ContactForm() {
  const honeypot = useRef<HTMLInputElement>(null);
  usePreloadedToasts();
  const { form, controls, sending, outcome } = useVisitorForm({
    declaration: contactForm,
    send: (values) => sendContact(values, emptied(honeypot.current)),
    announce,
  });
  const post = nativePost();
  return (
    <form {...form} {...post}>
      <input type="hidden" name="type" value="contact" />
      {/* Honeypot. React doesn't control this field, so its value is never saved with the visitor's unsent text. */}
      <div aria-hidden="true" css={visuallyHidden}>
        <label>
          Leave this empty
          <input ref={honeypot} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Controls controls={controls} />
      <FormFooter button={contactForm.button} sending={sending} notice={outcome} />
      {post.action === undefined && <NoScript>{withoutScript}</NoScript>}
    </form>
  );
}

/**
 * Returns the honeypot's value and clears the field. The server rejects a message whose honeypot isn't empty. If
 * autofill rather than a bot filled in the field, clearing it lets the visitor's next attempt succeed.
 */
function emptied(box: HTMLInputElement | null): string {
  if (box === null) return "";
  const { value } = box;
  box.value = "";
  return value;
}
