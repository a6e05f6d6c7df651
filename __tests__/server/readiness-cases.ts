import { type Environment } from "../../src/environment";
import { closedPort, refusal, type Script, startMailServer, startSilentServer } from "./mail-server";
import { startPlainMailServer } from "./plain-mail-server";

const two = { CONTACT_TO: "owner@site.example, second@site.example" };
const login = { SMTP_USER: "site", SMTP_PASS: "hunter2" };
const redisGone = { CONTACT_STATE_URL: "redis://:hunter2@127.0.0.1:1" };
const tls = { SMTP_REQUIRE_TLS: "true" };
const outbox = { CONTACT_TRANSPORT: "outbox" };
export const ready = { status: 200, json: { ready: true } };
const notReady = (code: string, ...settings: readonly string[]) => ({
  status: 503,
  json: { ready: false, code, settings },
});

const scripted = (script: Script) => () => startMailServer(script);
const passwordIs = (right: string): Script => ({
  disabledCommands: ["STARTTLS"],
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: ({ password }, _session, callback) =>
    callback(password === right ? null : new Error("Wrong"), { user: "site" }),
});
const refusing = (code: number) =>
  scripted({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith("second") ? refusal(code) : null),
  });
const replying = (replies: Record<string, string>) => () => startPlainMailServer({ replies });
/** Accepts only greetings with a domain. By default, nodemailer sends an IP address if a host's name has no dot. */
const onlyDomains = scripted({
  onMailFrom: (_address, { hostNameAppearsAs }, callback) =>
    callback(hostNameAppearsAs === "site.example" ? null : refusal(550)),
});
const badGreeting = notReady("greeting_refused", "CONTACT_FROM");
const lateRefusal = (code: number) =>
  replying({ RCPT: `${code} 5.5.2 <x>: Helo command rejected: Host not found` });
const unreachable = notReady("mail_unreachable", "SMTP_HOST", "SMTP_PORT", "SMTP_SECURE");
const withoutTls = notReady("tls_failed", "SMTP_PORT", "SMTP_SECURE", "SMTP_REQUIRE_TLS");
const loginFailed = notReady("login_failed", "SMTP_USER", "SMTP_PASS");

type StartMailServer = () => Promise<{ readonly port: number }>;

/** Mail servers and settings, each with the response that the readiness check must give on every host. */
export const readinessCases: [name: string, StartMailServer, expected: object, Environment][] = [
  ["correct settings", scripted({}), ready, two],
  ["a correct password", scripted(passwordIs("hunter2")), ready, login],
  ["no SMTP host", scripted({}), notReady("not_configured", "SMTP_HOST"), { SMTP_HOST: "" }],
  ["a wrong password", scripted(passwordIs("right")), loginFailed, login],
  ["a missing password", scripted(passwordIs("right")), loginFailed, {}],
  ["a refused sender", replying({ MAIL: "550 no" }), notReady("sender_refused", "CONTACT_FROM"), {}],
  ["one of two recipients refused", refusing(550), notReady("recipient_refused", "CONTACT_TO"), two],
  ["greylisting of one recipient", refusing(451), ready, two],
  ["a server that requires a domain as greeting", onlyDomains, ready, {}],
  ["a refused greeting", replying({ EHLO: "501 no", HELO: "501 no" }), badGreeting, {}],
  ["a greeting that ends the session", replying({ EHLO: "421 no" }), badGreeting, {}],
  ["a refused greeting with TLS required", replying({ EHLO: "550 no" }), badGreeting, tls],
  ["a greeting refused after the recipient", lateRefusal(504), badGreeting, {}],
  ["a greeting refused for now after the recipient", lateRefusal(450), badGreeting, {}],
  ["an untrusted certificate", scripted({ disabledCommands: ["AUTH"] }), withoutTls, tls],
  ["an untrusted certificate, TLS not required", scripted({ disabledCommands: ["AUTH"] }), ready, {}],
  ["STARTTLS refused, TLS not required", () => startPlainMailServer({ startTls: "454 not now" }), ready, {}],
  ["TLS required but not offered", scripted({}), withoutTls, tls],
  ["a server that never greets", startSilentServer, unreachable, {}],
  ["a closed port", async () => ({ port: await closedPort() }), unreachable, {}],
  ["a server that closes the connection after RSET", replying({ RSET: "421 bye" }), ready, {}],
  ["a server that never replies to RSET", replying({ RSET: "" }), ready, {}],
  ["Redis gone", scripted({}), notReady("state_unavailable", "CONTACT_STATE_URL"), redisGone],
  ["emails written to files", scripted({}), notReady("outbox", "CONTACT_TRANSPORT"), outbox],
];
