import { type RefObject, useRef } from "react";
import { contactForm } from "../forms/contact";
import { nativePost } from "../forms/endpoint";
import { withoutScript } from "../forms/messages";
import { sendContact } from "../forms/send";
import { useVisitorForm } from "../forms/use-visitor-form";
import { visuallyHidden } from "../styles/mixins";
import { Control } from "../ui/form/control";
import { FormFooter, NoScript } from "../ui/form/form-footer";
import { FormGrid } from "../ui/form/form-grid";
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

/**
 * A box that nobody sees and only machines fill. React does not control it, so that it is part of no
 * draft.
 */
function Honeypot({ name, ref }: { name: string; ref: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden="true" css={visuallyHidden}>
      <label>
        Leave this empty
        <input ref={ref} type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
