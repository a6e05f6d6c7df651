import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { env, execPath } from "node:process";
import { listen } from "../server/mail-server";
import { watched } from "../server/run-command";

type Variables = Readonly<Record<string, string>>;

async function ask(status: number, body: string, variables: (origin: string) => Variables = () => ({})) {
  const requests: unknown[] = [];
  const site = createServer(({ method, url, headers }, response) => {
    requests.push([method, url, headers.authorization]);
    response.writeHead(status).end(body);
  });
  const origin = `http://127.0.0.1:${await listen(site)}`;
  const { exit, output } = watched(
    spawn(execPath, [resolve(".github/publish/check-ready.mjs")], {
      env: { PATH: env["PATH"], SITE_URL: `${origin}/`, CHECK_SECONDS: "0", ...variables(origin) },
    }),
  );
  return { code: await exit, text: output.text, requests };
}

const health = "/api/contact-health";
const notReady = '{"ready":false,"code":"login_failed","settings":["SMTP_USER","SMTP_PASS"]}';

test("a function that can send email passes, and gets the token", async () => {
  const variables = () => ({ CONTACT_HEALTH_TOKEN: "secret-7b1d" });
  const { code, requests } = await ask(200, '{"ready":true}', variables);
  expect([code, requests]).toEqual([0, [["GET", health, "Bearer secret-7b1d"]]]);
});

test.each([
  [503, notReady, "login_failed SMTP_USER SMTP_PASS"],
  [401, '{"ready":false,"code":"unauthorized"}', "set the secret CONTACT_HEALTH_TOKEN"],
  [404, "Not found", "status 404"],
  [200, "<h1>Home</h1>", "status 200"],
])("status %s and %s fail with the reason", async (status, body, reason) => {
  const { code, text } = await ask(status, body);
  expect(code).toBe(1);
  expect(text).toContain(reason);
});

test.each<[string, number, (origin: string) => Variables]>([
  ["a preview isn't asked", 0, () => ({ SITE_NOINDEX: "1" })],
  ["a function on another origin isn't asked", 0, () => ({ GATSBY_CONTACT_ENDPOINT: "https://f.example/x" })],
  ["a function on this origin is asked", 1, (origin) => ({ GATSBY_CONTACT_ENDPOINT: `${origin}/other` })],
])("%s", async (_, asked, variables) => {
  const { code, requests } = await ask(503, notReady, variables);
  expect([code, requests.length]).toEqual([asked, asked]);
});

test("a function that writes emails to files passes", async () => {
  const { code, text } = await ask(503, '{"ready":false,"code":"outbox","settings":["CONTACT_TRANSPORT"]}');
  expect(code).toBe(0);
  expect(text).toContain("writes emails to files");
});
