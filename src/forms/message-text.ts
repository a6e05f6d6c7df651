import { contactForm } from "./contact";
import { type FormField } from "./fields";
import { type FormValues } from "./form";

export function messageSubject({ name = "", service = "" }: FormValues): string {
  const label = displayedValue(contactForm.fields.service, service);
  return `Message from ${name}${label === "" ? "" : `: ${label}`}`;
}

/** Lists the short fields with their labels, and then the long texts without labels. */
export function messageText(contact: FormValues): string {
  const lines: string[] = [];
  const paragraphs: string[] = [];
  for (const [name, field] of Object.entries<FormField>(contactForm.fields)) {
    const value = displayedValue(field, contact[name] ?? "");
    if (field.control.rows !== undefined) paragraphs.push(`\n${value}\n`);
    else if (value !== "") lines.push(`${field.label}: ${value}\n`);
  }
  return [...lines, ...paragraphs].join("");
}

export const messageCopy = (contact: FormValues): string =>
  Object.entries<FormField>(contactForm.fields)
    .map(([name, field]) => `${field.label}: ${displayedValue(field, contact[name] ?? "")}\n`)
    .join("");

const displayedValue = ({ control: { options } }: FormField, value: string): string =>
  options === undefined ? value : (options.find((option) => option.value === value)?.label ?? "");
