import { contactForm, type ContactValues } from "../forms/contact";
import { type Field } from "../forms/fields";
import { type Settings } from "./settings";

/**
 * Composes the email for a validated message in nodemailer's format. Visitor input appears only in the text, the
 * subject and `Reply-To`.
 */
export function composeMail(contact: ContactValues, key: string, settings: Settings) {
  const { from } = settings;
  const service = shown(contactForm.fields.service, contact.service);
  return {
    messageId: `<${key}@${from.address.split("@").at(-1)}>`,
    from,
    to: [...settings.to],
    envelope: { from: from.address, to: [...settings.to] },
    replyTo: { name: contact.name, address: contact.email },
    subject: `Message from ${contact.name}${service === "" ? "" : `: ${service}`}`,
    text: textOf(contact),
  };
}

export type Mail = ReturnType<typeof composeMail>;

/** Lists the filled-in fields: first the short fields with their labels, then the long texts. */
function textOf(contact: ContactValues): string {
  const lines: string[] = [];
  const paragraphs: string[] = [];
  const values = new Map(Object.entries(contact));
  for (const [name, field] of Object.entries<Field>(contactForm.fields)) {
    const value = shown(field, values.get(name) ?? "");
    if (field.control.rows !== undefined) paragraphs.push(`\n${value}\n`);
    else if (value !== "") lines.push(`${field.label}: ${value}\n`);
  }
  return [...lines, ...paragraphs].join("");
}

const shown = ({ control: { options } }: Field, value: string): string =>
  options === undefined ? value : (options.find((option) => option.value === value)?.label ?? "");
