import { randomUUID } from "node:crypto";
import { environment } from "../environment";
import { newState, openStore } from "../contact-function/store";
import { smtpTransport } from "../contact-function/mail-queue";
import { smtpProblem } from "../contact-function/send-mail";
import { readSettings, type Settings } from "../contact-function/settings";
import { findSettingProblems } from "./find-setting-problems";

void checkConfig();

async function checkConfig(): Promise<void> {
  const { settings, invalid } = readSettings();
  const problems = invalid.map(({ variable, allowed }) => {
    const state = environment()[variable] ? "invalid" : "missing";
    return `${variable} is ${state}. It must be ${allowed}`;
  });
  problems.unshift(...findSettingProblems());
  if (problems.length > 0) return fail(problems.join("\n"));
  if (settings.outbox) {
    const effect = "so emails are written to .outbox/ instead of being sent.";
    return console.log(`CONTACT_TRANSPORT is outbox, ${effect}`);
  }
  await checkMailServer(settings);
  if (settings.stateUrl !== "") await checkRedis(settings);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** Connects to the mail server and logs in like the contact function, but doesn't send a message. */
async function checkMailServer(settings: Settings): Promise<void> {
  const { host, port } = settings.smtp;
  try {
    await smtpTransport(settings, false).transport.verify();
    console.log(`The settings are valid, and ${host}:${port} accepts mail.`);
  } catch (error) {
    const { smtp, code } = smtpProblem(error);
    fail(`${host}:${port} doesn't accept mail (${code}, ${smtp}). Check ${likelyVariables(code)}.`);
  }
}

/** Runs the function's commands with test keys, because the Redis user may lack permissions for some. */
async function checkRedis(settings: Settings): Promise<void> {
  let isUsable = true;
  const reportOutage = (line: string) => {
    isUsable = false;
    console.error(line);
  };
  const store = openStore(settings, reportOutage, newState());
  const key = `check ${randomUUID()}`;
  await store.takeAttempt(key, 1);
  await store.wasSent(key);
  // Pretend that sending failed, because the store then deletes the message's key.
  await store.sendOnce(key, async () => ({ code: "mail_failed", attempts: 0 }));
  store.release();
  if (isUsable) return console.log("Redis accepts the commands that the contact function needs.");
  fail(
    "Redis rejects commands that the contact function needs. Check CONTACT_STATE_URL, the permissions of " +
      "its user, and that it's Redis 7 or later.",
  );
}

function likelyVariables(code: string): string {
  if (code === "EAUTH") return "SMTP_USER and SMTP_PASS";
  if (code === "ETLS") return "SMTP_PORT, SMTP_SECURE and SMTP_REQUIRE_TLS";
  return "SMTP_HOST, SMTP_PORT and SMTP_SECURE";
}
