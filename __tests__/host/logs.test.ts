import { type Environment } from "../../src/server/settings";
import { message, settingsFor } from "../server/contact-site";
import { hostileRequests, type HostileRequest } from "../server/hostile-requests";
import { refusal, startMailServer } from "../server/mail-server";
import { builtSite, listening, run } from "../server/run-command";
import { answersTo } from "./answers-to";

const inOrder: HostileRequest = { what: "in order", body: JSON.stringify(message), status: 200 };
const secret = "canary-password-7f3e9c";

const personal = [
  ...["Ada", "Lovelace", "ada@", "example.org", "Engines", "010-0100", "CTR", "Please", "5k-10k"],
  ...["victim", "passwd", "alert(1)", "MAIL FROM", "__proto__", "onerror"],
];

/** What of it, or of secrets of the settings, stands in a text. */
const personalIn = (text: string) => [...personal, "canary"].filter((word) => text.includes(word));

/** What a process of `npm run serve` printed after its start, and the statuses of its answers. */
async function serve(env: Environment, requests: readonly HostileRequest[]) {
  const server = run("serve", await builtSite(), { ...env, PORT: "0" });
  const origin = await listening(server);
  const statuses = await answersTo(origin, requests);
  server.child.kill("SIGTERM");
  await server.exit;
  return { text: server.output.text, statuses };
}

test("what a visitor sends is in no line that the server prints, nor is a secret, whatever a mail server says", async () => {
  let logins = 0;
  const words = Object.values(message).join(" ");
  const server = await startMailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) => {
      logins += 1;
      callback(logins === 1 ? new Error(`No: ${String(password)}`) : null, { user: "site" });
    },
    take: (_drop, count) =>
      Promise.resolve(count === 1 ? Object.assign(refusal(554), { message: words }) : undefined),
  });
  const refused = { ...inOrder, status: 502 };
  const requests = [refused, refused, ...hostileRequests, inOrder];
  const sent = requests.map(({ body }) => String(body)).join();
  for (const word of personal) expect(sent).toContain(word);
  const env = settingsFor(server.port, { SMTP_USER: "canary-user-7f3e9c", SMTP_PASS: secret });
  const { text, statuses } = await serve(env, requests);
  expect(statuses).toEqual(requests.map(({ status }) => status));
  expect(text.match(/"event":"contact"/g)).toHaveLength(requests.length);
  expect(personalIn(text)).toEqual([]);
});

test("nor is what stands in a setting that is wrong", async () => {
  const env = settingsFor(1, { SMTP_PASS: secret, CONTACT_TO: `${secret} @` });
  const { text, statuses } = await serve(env, [inOrder]);
  expect(statuses).toEqual([503]);
  expect(text).toContain("CONTACT_TO");
  expect(personalIn(text)).toEqual([]);
});
