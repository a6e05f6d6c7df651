import { environment } from "../environment";
import { newRedisState, withRedis } from "../server/redis-connection";
import { readSettings } from "../server/settings";
import { smtpProblem, smtpTransport } from "../server/smtp";
import { findSettingProblems } from "./find-setting-problems";

const env = environment();
const { settings, wrong } = readSettings(env);
const buildProblems = findSettingProblems();
if (wrong.length > 0 || buildProblems.length > 0) {
  for (const problem of buildProblems) console.error(problem);
  for (const { variable, allowed } of wrong) {
    console.error(`${variable} is ${env[variable] ? "wrong" : "missing"}: ${allowed}`);
  }
  process.exitCode = 1;
} else if (settings.outbox) {
  console.log("CONTACT_TRANSPORT is outbox: mails are written to .outbox/ and not sent.");
} else {
  void greet().then(askRedis);
}

/** Connects, starts TLS and logs in as for a message, without sending one. */
async function greet(): Promise<void> {
  const { host, port } = settings.smtp;
  try {
    await smtpTransport(settings, false).transport.verify();
    console.log(`The settings are in order, and ${host}:${port} is ready to take mail.`);
  } catch (error) {
    const { smtp, code } = smtpProblem(error);
    console.error(`${host}:${port} does not take mail (${code}, ${smtp}). See ${suspects(code)}.`);
    process.exitCode = 1;
  }
}

/** Asks Redis as for a message, where there is one. */
async function askRedis(): Promise<void> {
  const { stateUrl } = settings;
  if (stateUrl === "") return;
  const log = (line: string) => console.error(line);
  const answer = await withRedis(stateUrl, newRedisState(), log, (ask) =>
    ask((redis) => redis.ping()),
  );
  if (answer !== undefined) return console.log("Redis answers.");
  console.error("Redis does not answer. See CONTACT_STATE_URL.");
  process.exitCode = 1;
}

/** The variables that most likely cause a problem. */
function suspects(code: string): string {
  if (code === "EAUTH") return "SMTP_USER and SMTP_PASS";
  if (code === "ETLS") return "SMTP_PORT, SMTP_SECURE and SMTP_REQUIRE_TLS";
  return "SMTP_HOST, SMTP_PORT and SMTP_SECURE";
}
