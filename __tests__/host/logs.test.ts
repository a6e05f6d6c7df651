import { type Environment } from "../../src/server/settings";
import { message, settingsFor } from "../server/contact-site";
import { hostileRequests, type HostileRequest } from "../server/hostile-requests";
import { startMailServer } from "../server/mail-server";
import { builtSite, listening, run } from "../server/run-command";
import { answersTo } from "./answers-to";

const inOrder: HostileRequest = { what: "in order", body: JSON.stringify(message), status: 200 };
const secret = "canary-password-7f3e9c";

const words = [
  ...["Ada", "Lovelace", "ada@", "example.org", "Engines", "010-0100", "CTR", "Please", "5k-10k"],
  ...["victim", "passwd", "alert(1)", "MAIL FROM", "__proto__", "onerror"],
];

/** What of it, or of secrets of the settings, stands in a text. */
const personalIn = (text: string) => [...words, "canary"].filter((word) => text.includes(word));

/** What a process of `npm run serve` printed after its start, and the statuses of its answers. */
async function serve(env: Environment, requests: readonly HostileRequest[]) {
  const server = run("serve", await builtSite(), { ...env, PORT: "0" });
  const origin = await listening(server);
  const statuses = await answersTo(origin, requests);
  server.child.kill("SIGTERM");
  await server.exit;
  return { text: server.output.text, statuses };
}

test("what a visitor sends is in no line that the server prints, nor is a secret", async () => {
  const requests = [...hostileRequests, inOrder];
  const sent = requests.map(({ body }) => String(body)).join();
  for (const word of words) expect(sent).toContain(word);
  const server = await startMailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(null, { user: "site" }),
  });
  const env = settingsFor(server.port, { SMTP_USER: "canary-user-7f3e9c", SMTP_PASS: secret });
  const { text, statuses } = await serve(env, requests);
  expect(statuses).toEqual(requests.map(({ status }) => status));
  expect(text.match(/"event":"contact"/g)).toHaveLength(requests.length);
  expect(personalIn(text)).toEqual([]);
}, 60_000);

test.each<[string, Environment, number]>([
  ["refuses with the visitor's words", {}, 502],
  ["refuses the password", { SMTP_USER: "site", SMTP_PASS: secret }, 502],
  ["is not named as it should be", { SMTP_PASS: secret, CONTACT_TO: `${secret} @` }, 503],
])("the same, when the mail server %s", async (_what, more, status) => {
  const said = Object.values(message).join(" ");
  const server = await startMailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) => callback(new Error(`No: ${String(password)}`)),
    take: () => Promise.resolve(Object.assign(new Error(said), { responseCode: 554 })),
  });
  const { text, statuses } = await serve(settingsFor(server.port, more), [inOrder]);
  expect(statuses).toEqual([status]);
  expect(personalIn(text)).toEqual([]);
});
