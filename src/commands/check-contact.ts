import { checkMailServer, checkRedis } from "../contact-function/readiness";
import { readSettings } from "../contact-function/settings";
import { environment } from "../environment";
import { fail } from "./fail";

/**
 * Runs the health endpoint's checks. If settings are invalid or `otherProblems` isn't empty, prints those
 * problems instead.
 */
export async function checkContact(otherProblems: readonly string[] = []): Promise<void> {
  const { settings, invalid } = readSettings();
  const problems = invalid.map(({ variable, allowed }) => {
    const state = environment()[variable] ? "invalid" : "missing";
    return `${variable} is ${state}. It must be ${allowed}`;
  });
  problems.unshift(...otherProblems);
  if (problems.length > 0) return fail(problems.join("\n"));
  if (settings.outbox) {
    const effect = "so emails are written to .outbox/ instead of being sent.";
    return console.log(`CONTACT_TRANSPORT is outbox, ${effect}`);
  }
  const { host, port } = settings.smtp;
  const mail = await checkMailServer(settings);
  const variables = new Intl.ListFormat("en").format(mail.settings);
  if (mail.code === "ready") console.log(`The settings are valid, and ${host}:${port} accepts mail.`);
  else fail(`${host}:${port} doesn't accept mail (${mail.code}, ${mail.smtp}). Check ${variables}.`);
  if (settings.stateUrl === "") return;
  const { code } = await checkRedis(settings, console.error);
  if (code === "ready") return console.log("Redis accepts the commands that the contact function needs.");
  fail(
    "Redis rejects commands that the contact function needs. Check CONTACT_STATE_URL, the permissions of " +
      "its user, and that it's Redis 7 or later.",
  );
}
