import { useRef } from "react";
import { contactForm } from "../forms/contact";
import { nativePost } from "../forms/endpoint";
import { withoutScript } from "../forms/messages";
import { sendContact } from "../forms/send";
import { useVisitorForm } from "../forms/use-visitor-form";
import { Control } from "../ui/form/control";
import { FormFooter } from "../ui/form/form-footer";
import { FormGrid } from "../ui/form/form-grid";
import { Honeypot } from "../ui/form/honeypot";
import { NoScript } from "../ui/form/no-script";
import { announce, usePreloadedToasts } from "../ui/toast-region";

/** The contact form (specification, sections 3 to 9). Without scripts the browser posts it itself. */
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
      <Honeypot name="website" ref={honeypot} />
      <FormGrid>
        {controls.map((control) => (
          <Control key={control.id} {...control} />
        ))}
      </FormGrid>
      <FormFooter button={contactForm.button} sending={sending} notice={outcome} />
      {post.action === undefined && <NoScript>{withoutScript}</NoScript>}
    </form>
  );
}

/**
 * Takes what stands in the box that must stay empty. Should a visitor's browser have filled it in, the
 * message is refused once, and the next try goes through.
 */
function emptied(box: HTMLInputElement | null): string {
  if (box === null) return "";
  const { value } = box;
  box.value = "";
  return value;
}
