import { object } from "yup";
import { cleanEmail, cleanPhone } from "./clean-text";
import { choice, company, email, message, name, phone } from "./fields";
import { budgets, services, timelines } from "./options";
import { tidied, tidiedLine, unaltered, type Verdict, verdictOf } from "./verdict";

/** Names the contact form's attempts in the rate limiter (specification, section 9). */
export const contactFormKey = "contact-form";

/** The contact form (specification, section 5). */
export const contactSchema = object({
  name: name(),
  email: email(),
  company: company(),
  phone: phone(),
  message: message(),
  service: choice(services),
  budget: choice(budgets),
  timeline: choice(timelines),
});

/** The fields as texts: what the form holds, and what is sent. */
export type ContactValues = Readonly<Record<keyof typeof contactSchema.fields, string>>;

/** The form before anything was typed. */
export const emptyContact: ContactValues = {
  name: "",
  email: "",
  company: "",
  phone: "",
  message: "",
  service: "",
  budget: "",
  timeline: "",
};

/** Cleans and checks a message. The form and the function call this, so they cannot disagree. */
export function checkContact(typed: {
  readonly [Field in keyof ContactValues]?: unknown;
}): Verdict<ContactValues> {
  return verdictOf(() => {
    const valid = contactSchema.validateSync(
      {
        name: tidied(typed.name),
        email: tidied(typed.email),
        company: tidiedLine(typed.company),
        phone: tidied(typed.phone),
        message: tidied(typed.message),
        service: tidied(typed.service),
        budget: tidied(typed.budget),
        timeline: tidied(typed.timeline),
      },
      { abortEarly: false, strict: true },
    );
    return {
      name: valid.name,
      email: unaltered(cleanEmail(valid.email), typed.email),
      company: valid.company ?? "",
      phone: cleanPhone(valid.phone ?? ""),
      message: valid.message,
      service: valid.service ?? "",
      budget: valid.budget ?? "",
      timeline: valid.timeline ?? "",
    };
  });
}
