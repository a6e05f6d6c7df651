import { randomUUID } from "node:crypto";
import { environment } from "../environment";
import { openStore } from "../contact-function/redis-store";
import { readSettings, type Settings } from "../contact-function/settings";
import { smtpProblem, smtpTransport } from "../contact-function/smtp";
import { newState } from "../contact-function/state";
import { findSettingProblems } from "./find-setting-problems";

const env = environment();
const { settings, wrong } = readSettings(env);
const buildProblems = findSettingProblems();
if (wrong.length > 0 || buildProblems.length > 0) {
  for (const problem of buildProblems) console.error(problem);
  for (const { variable, allowed } of wrong) {
    console.error(`${variable} is ${env[variable] ? "invalid" : "missing"}. It must be ${allowed}`);
  }
  process.exitCode = 1;
} else if (settings.outbox) {
  console.log("CONTACT_TRANSPORT is outbox, so emails are written to .outbox/ instead of being sent.");
} else {
  void checkMailServer().then(checkRedis);
}

/** Connects to the mail server and logs in like the contact function, but doesn't send a message. */
async function checkMailServer(): Promise<void> {
  const { host, port } = settings.smtp;
  try {
    await smtpTransport(settings, false).transport.verify();
    console.log(`The settings are valid, and ${host}:${port} accepts mail.`);
  } catch (error) {
    const { smtp, code } = smtpProblem(error);
    const variables = likelyVariables(code);
    console.error(`${host}:${port} doesn't accept mail (${code}, ${smtp}). Check ${variables}.`);
    process.exitCode = 1;
  }
}

async function checkRedis(): Promise<void> {
  if (settings.stateUrl === "") return;
  if (await canUseRedis(settings, console.error)) {
    return console.log("Redis accepts the commands that the contact function needs.");
  }
  console.error(
    "Redis rejects commands that the contact function needs. Check CONTACT_STATE_URL, the permissions of " +
      "its user, and that it's Redis 7 or later.",
  );
  process.exitCode = 1;
}

/** Runs the function's commands with test keys, because the Redis user may lack permissions for some. */
async function canUseRedis(settings: Settings, log: (line: string) => void): Promise<boolean> {
  let isUsable = true;
  const store = openStore(settings, newState(), (line) => {
    isUsable = false;
    log(line);
  });
  const key = `check ${randomUUID()}`;
  await store.takeAttempt(key, 1);
  await store.wasSent(key);
  // Pretend that sending failed, because the store then deletes the message's key.
  await store.sendOnce(key, async () => ({ code: "mail_failed", attempts: 0 }));
  store.release();
  return isUsable;
}

/** Returns the names of the variables that most likely cause an SMTP error. */
function likelyVariables(code: string): string {
  if (code === "EAUTH") return "SMTP_USER and SMTP_PASS";
  if (code === "ETLS") return "SMTP_PORT, SMTP_SECURE and SMTP_REQUIRE_TLS";
  return "SMTP_HOST, SMTP_PORT and SMTP_SECURE";
}
