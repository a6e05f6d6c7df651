import { contactForm, type ContactValues } from "../forms/contact";
import { type FormField } from "../forms/fields";
import { type Settings } from "./settings";

/** Visitor input appears only in the text, the subject and `Reply-To`. */
export function composeMail(contact: ContactValues, id: string, { from, to }: Settings) {
  const service = displayedValue(contactForm.fields.service, contact.service);
  return {
    messageId: `<${id}@${from.address.split("@").at(-1)}>`,
    from,
    to: [...to],
    envelope: { from: from.address, to: [...to] },
    replyTo: { name: contact.name, address: contact.email },
    subject: `Message from ${contact.name}${service === "" ? "" : `: ${service}`}`,
    text: mailText(contact),
  };
}

export type Mail = ReturnType<typeof composeMail>;

/** Lists the filled-in fields: first the short fields with their labels, then the long texts. */
function mailText(contact: ContactValues): string {
  const lines: string[] = [];
  const paragraphs: string[] = [];
  const values = new Map(Object.entries(contact));
  for (const [name, field] of Object.entries<FormField>(contactForm.fields)) {
    const value = displayedValue(field, values.get(name) ?? "");
    if (field.control.rows !== undefined) paragraphs.push(`\n${value}\n`);
    else if (value !== "") lines.push(`${field.label}: ${value}\n`);
  }
  return [...lines, ...paragraphs].join("");
}

const displayedValue = ({ control: { options } }: FormField, value: string): string =>
  options === undefined ? value : (options.find((option) => option.value === value)?.label ?? "");
