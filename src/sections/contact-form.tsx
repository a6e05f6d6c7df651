import { type RefObject, useRef } from "react";
import { contactFormKey, contactSchema, emptyContact } from "../forms/contact";
import { buttonLabels, contactLabels as labels, withoutScript } from "../forms/labels";
import { limits } from "../forms/limits";
import { nativePost } from "../forms/native-post";
import { budgets, services, timelines } from "../forms/options";
import { requestIdFor } from "../forms/request-id";
import { submitContact } from "../forms/submit-contact";
import { useVisitorForm } from "../forms/use-visitor-form";
import { visuallyHidden } from "../styles/mixins";
import { FormFooter, NoScript } from "../ui/form/form-footer";
import { FormGrid } from "../ui/form/form-grid";
import { Select } from "../ui/form/select";
import { TextArea, TextInput } from "../ui/form/text-fields";
import { announce, usePreloadedToasts } from "../ui/toast-region";

/** The contact form (specification, sections 3 to 9). Without scripts the browser posts it itself. */
export function ContactForm() {
  const honeypot = useRef<HTMLInputElement>(null);
  usePreloadedToasts();
  const { form, field, textField, sending, outcome } = useVisitorForm({
    id: contactFormKey,
    empty: emptyContact,
    schema: contactSchema,
    submit: (values) =>
      submitContact(values, {
        requestId: requestIdFor(values),
        website: emptied(honeypot.current),
      }),
    announce,
  });
  const post = nativePost();
  return (
    <form {...form} {...post}>
      <input type="hidden" name="type" value="contact" />
      <Honeypot name="website" ref={honeypot} />
      <FormGrid>
        <TextInput
          {...textField("name")}
          label={labels.name}
          required
          minLength={limits.name.min}
          autoComplete="name"
        />
        <TextInput
          {...textField("email")}
          label={labels.email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextInput {...textField("company")} label={labels.company} autoComplete="organization" />
        <TextInput
          {...textField("phone")}
          label={labels.phone}
          type="tel"
          inputMode="tel"
          minLength={limits.phone.min}
          autoComplete="tel"
        />
        {/* Marked as if it were required, but it is not (specification, section 5). */}
        <Select {...field("service")} label={labels.service} asterisk wide options={services} />
        <Select {...field("budget")} label={labels.budget} options={budgets} />
        <Select {...field("timeline")} label={labels.timeline} options={timelines} />
        <TextArea
          {...textField("message")}
          label={labels.message}
          required
          rows={5}
          minLength={limits.message.min}
          room={limits.message.max}
        />
      </FormGrid>
      <FormFooter button={buttonLabels.contact} sending={sending} notice={outcome} />
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
