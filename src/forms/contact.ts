import { company, email, name, type Option, phone, selectField, textField } from "./fields";
import { defineForm } from "./form";
import { messages } from "./messages";
import facts from "./form-facts.json";

/** Options of the Service field: all services in `content/`, plus the full package. */
export const services: readonly Option[] = [
  ...facts.services,
  { value: "full-package", label: "Full Marketing Package" },
];

const timelines: readonly Option[] = [
  { value: "asap", label: "As soon as possible" },
  { value: "1-month", label: "Within 1 month" },
  { value: "2-3-months", label: "In 2 to 3 months" },
  { value: "6-months", label: "Within 6 months" },
  { value: "just-exploring", label: "Just exploring" },
];

/** The contact form (specification, section 5). Each field also appears in the request and the email. */
export const contactForm = defineForm({
  id: "contact-form",
  button: "Send Message",
  limited: messages.contactLimited,
  fields: {
    name,
    email,
    company,
    phone,
    // The field is optional, but the specification (section 5) requires an asterisk after its label.
    service: selectField("Service", services, { asterisk: true, wide: true }),
    budget: selectField("Budget", facts.budgets),
    timeline: selectField("Timeline", timelines),
    message: textField({
      label: "Message",
      min: 10,
      max: 1000,
      tooShort: "Message must be at least 10 characters",
      tooLong: "Message must be less than 1000 characters",
      rows: 5,
    }),
  },
});

/** Names of the fields that the form shows in a separate group after the message. */
export const optionalDetails: readonly string[] = ["company", "phone", "budget", "timeline"];
