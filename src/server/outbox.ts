import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type Mail } from "./compose-mail";

/** Writes a mail into a folder, as the file that a mail program opens. For developing only. */
export async function writeToOutbox(mail: Mail, folder = ".outbox"): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(mail);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${mail.messageId.slice(1, 33)}.eml`), message);
}
