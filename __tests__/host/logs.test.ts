import { type Environment } from "../../src/server/settings";
import { message, settingsFor } from "../server/contact-site";
import { hostileRequests, type HostileRequest } from "../server/hostile-requests";
import { startMailServer } from "../server/mail-server";
import { builtSite, listening, run } from "../server/run-command";

const inOrder: HostileRequest = { what: "in order", body: JSON.stringify(message), status: 200 };

/** What a process of `npm run serve` printed after its start, and the statuses of its answers. */
async function serve(
  env: Environment,
  requests: readonly HostileRequest[],
): Promise<{ text: string; statuses: readonly number[] }> {
  const { child, output, exit } = run("serve", await builtSite(), { ...env, PORT: "0" });
  const origin = await listening({ child, output, exit });
  const statuses = await Promise.all(
    requests.map(async ({ body, method = "POST", headers = {} }) => {
      const response = await fetch(`${origin}/api/send-contact-email`, {
        method,
        headers: { "Content-Type": "application/json", ...headers },
        ...(body === undefined ? {} : { body }),
      });
      await response.text();
      return response.status;
    }),
  );
  child.kill("SIGTERM");
  await exit;
  return { text: output.text.replaceAll(origin, ""), statuses };
}

/** Texts in a value, at any depth, and the text itself when it is none of JSON. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function textsOf(body: unknown): readonly string[] {
  if (typeof body !== "string") return [];
  try {
    return textsIn(JSON.parse(body));
  } catch {
    return [body];
  }
}

/** Words of the log itself, which stand in requests too. */
const known = new Set(["contact", "type"]);

/** Every word of four characters or more that is sent, addresses whole. */
const words = [
  ...new Set(
    [inOrder, ...hostileRequests]
      .map(({ body }) => body)
      .flatMap(textsOf)
      .flatMap((text) => text.slice(0, 2000).match(/[\p{L}\p{N}@.+-]{4,}/gu) ?? [])
      .filter((word) => !known.has(word)),
  ),
];

const secret = "canary-password-7f3e9c";

test("what a visitor sends is in no line that the server prints, nor is a secret", async () => {
  expect(words).toEqual(
    expect.arrayContaining(["ada@example.org", "Lovelace", "010-0100", "Engines", "Please"]),
  );
  const server = await startMailServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(null, { user: "site" }),
  });
  const env = settingsFor(server.port, { SMTP_USER: "canary-user-7f3e9c", SMTP_PASS: secret });
  const requests = [...hostileRequests, inOrder];
  const { text, statuses } = await serve(env, requests);
  expect(statuses).toContain(200);
  expect(text.match(/"event":"contact"/g)).toHaveLength(requests.length);
  expect(words.filter((word) => text.includes(word))).toEqual([]);
  expect(text).not.toContain("canary");
}, 60_000);

test.each<[string, Environment, number]>([
  ["refuses with the visitor's words", {}, 502],
  ["refuses the password", { SMTP_USER: "site", SMTP_PASS: secret }, 502],
  ["is not named as it should be", { SMTP_PASS: secret, CONTACT_TO: `${secret} @` }, 503],
])(
  "the same, when the mail server %s",
  async (_what, more, status) => {
    const said = Object.values(message).join(" ");
    const server = await startMailServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, callback) => callback(new Error(`No: ${String(password)}`)),
      take: () => Promise.resolve(Object.assign(new Error(said), { responseCode: 554 })),
    });
    const { text, statuses } = await serve(settingsFor(server.port, more), [inOrder]);
    expect(statuses).toEqual([status]);
    expect(words.filter((word) => text.includes(word))).toEqual([]);
    expect(text).not.toContain("canary");
  },
  60_000,
);
