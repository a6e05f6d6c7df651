import { createHash } from "node:crypto";
import { type ContactValues } from "../forms/contact";
import { budgets, labelOf, services, timelines } from "../forms/options";
import { addressIn } from "./mail-address";
import { type Settings } from "./settings";

/** A mail, the way nodemailer takes it. Text only. */
export interface Mail {
  readonly messageId: string;
  readonly from: string;
  readonly to: string[];
  readonly envelope: { readonly from: string; readonly to: string[] };
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
}

/** Names a message: the same for the same content under the same request id. */
export const keyOf = (contact: ContactValues, requestId: string): string =>
  createHash("sha256")
    .update(JSON.stringify([requestId, contact]))
    .digest("hex")
    .slice(0, 32);

/** The mail for a checked message. The visitor stands nowhere but in the text, the subject and `Reply-To`. */
export function composeMail(contact: ContactValues, key: string, settings: Settings): Mail {
  const sender = addressIn(settings.from) ?? "";
  const service = labelOf(services, contact.service);
  const facts = [
    ["Name", contact.name],
    ["Email", contact.email],
    ["Company", contact.company],
    ["Phone", contact.phone],
    ["Service", service],
    ["Budget", labelOf(budgets, contact.budget)],
    ["Timeline", labelOf(timelines, contact.timeline)],
  ].filter(([, value]) => value !== "");
  return {
    messageId: `<${key}@${sender.split("@").at(-1)}>`,
    from: settings.from,
    to: [...settings.to],
    envelope: { from: sender, to: [...settings.to] },
    replyTo: { name: contact.name, address: contact.email },
    subject: `Message from ${contact.name}${service === "" ? "" : `: ${service}`}`,
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${contact.message}\n`,
  };
}
