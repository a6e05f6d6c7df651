import { tmpdir } from "node:os";
import { type Environment } from "../../src/environment";
import { copyContent, type Edit, replace } from "../content/copy-of-content";
import { closeAfterTest } from "../server/closing";
import { settingsFor } from "../server/contact-site";
import { refusal, startMailServer, startSilentServer } from "../server/mail-server";
import { builtSite, listening, run } from "../server/run-command";
import { post } from "./answers-to";
import { hasRedis, startRedis } from "./redis";

async function resultOf(command: string, folder: string, env: Environment, args: readonly string[] = []) {
  const { output, exit } = run(command, folder, env, args);
  return { code: await exit, text: output.text };
}

describe("serve", () => {
  test("prints the address and invalid settings without their values, and ends on SIGTERM", async () => {
    const env = { PORT: "0", SMTP_PASS: "hunter2", CONTACT_TO: "hunter2 @" };
    const server = run("serve", await builtSite(), env);
    const origin = await listening(server);
    expect(await (await fetch(origin)).text()).toBe("<h1>Home</h1>");
    expect(await post(origin)).toMatchObject({ status: 503 });
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
    const { text } = server.output;
    expect(text).toContain("until these variables are set: SMTP_HOST, CONTACT_TO, CONTACT_FROM, SMTP_USER\n");
    expect(text).not.toContain("hunter2");
  });

  test("explains why it can't start", async () => {
    const site = await builtSite();
    const { port } = await startSilentServer();
    const wrong = (text: string) => `PORT is "${text}". Set it to a number from 0 (any free port) to 65535.`;
    for (const [folder, PORT, reason] of [
      [site, port, `Port ${port} is in use. Use another one: PORT=${port + 1} npm run serve`],
      [tmpdir(), 0, "public/ doesn't contain a built site. Run npm run build first."],
      [site, "abc", wrong("abc")],
      [site, 70_000, wrong("70000")],
    ] as const) {
      const result = { code: 1, text: `${reason}\n` };
      expect(await resultOf("serve", folder, { PORT: String(PORT) })).toEqual(result);
    }
  });
});

describe("check:config", () => {
  const organization = "site/organization.yaml";
  const own = replace(organization, "sampleCopy: true\n", "");
  const published = { SITE_URL: "https://www.agency.com", CMS_BACKEND: "gitlab", CMS_REPO: "agency/site" };

  /**
   * Runs a command on a copy of the content. By default, the copy isn't marked as sample copy, and the site
   * has a real address.
   */
  async function check(env: Environment, edit: Edit = own, command = "check-config", args: string[] = []) {
    const { project, remove } = copyContent(edit, (path) => ["", "site", organization].includes(path));
    closeAfterTest(async () => remove());
    return resultOf(command, project, { ...published, ...env }, args);
  }

  test("lists what a new owner has to do, in the order of the guide", async () => {
    const mail = { SMTP_HOST: "127.0.0.1", CONTACT_FROM: "website@site.example" };
    const { code, text } = await check(
      { ...mail, SITE_URL: "", CMS_BACKEND: "", CMS_REPO: "" },
      () => undefined,
    );
    expect(code).toBe(1);
    expect(text.trimEnd().split("\n")).toEqual([
      expect.stringMatching(/^content\/site\/organization\.yaml still has a made-up name/),
      expect.stringMatching(/^CONTACT_TO is missing/),
      expect.stringMatching(/^The site's address, https:\/\/www\.tallyfield\.example, is an example/),
      expect.stringMatching(/^CMS_BACKEND isn't set/),
      expect.stringMatching(/^Items with sample copy: 1\./),
    ]);
  });

  test("names the agency's file if it has a mistake, instead of guessing the address", async () => {
    const mistake = replace(organization, "website: https://", "website: ");
    const text = `content/${organization} has a mistake. To see it, run npm run check:content.\n`;
    expect(await check({ SITE_URL: "" }, mistake)).toEqual({ code: 1, text });
  });

  test("fails for sample copy at a real address", async () => {
    const { port } = await startMailServer();
    const sample = "These files have sample copy, but https://www.agency.com is a real address.";
    const unedited = await check(settingsFor(port), () => undefined);
    expect(unedited).toMatchObject({ code: 1, text: expect.stringContaining(sample) });
  });

  test("lists missing and invalid variables", async () => {
    const env = {
      SMTP_PORT: "smtp",
      SMTP_USER: "site",
      CONTACT_TO: "owner@site.example",
      CMS_BACKEND: "svn",
      CMS_REPO: "owner/name",
    };
    const lines = [
      'CMS_BACKEND is "svn", but it must be github, gitlab, or gitea',
      "SMTP_PORT is invalid. It must be a whole number from 1 to 65535",
      "SMTP_HOST is missing. It must be the mail server's name or address",
      "CONTACT_FROM is missing. It must be one email address in ASCII, or Name <address>",
      "SMTP_PASS is missing. It must be set together with the other of SMTP_USER and SMTP_PASS",
      "",
    ];
    expect(await check(env)).toEqual({ code: 1, text: lines.join("\n") });
  });

  test("connects to the mail server and to Redis", async () => {
    const { port, mails } = await startMailServer();
    const redis = hasRedis() ? await startRedis() : undefined;
    const { code, text } = await check(settingsFor(port, { CONTACT_STATE_URL: redis?.url }));
    expect(code).toBe(0);
    expect(text).toContain(`127.0.0.1:${port} accepts mail`);
    if (redis !== undefined) expect(text).toContain("Redis accepts the commands");
    expect(mails).toHaveLength(0);
  });

  test("the release's server program reports a mailbox that the mail server refuses", async () => {
    const { port, mails } = await startMailServer({
      onRcptTo: (_address, _session, callback) => callback(refusal(550)),
    });
    const { code, text } = await check(settingsFor(port), own, "serve", ["--check"]);
    const problem = `127.0.0.1:${port} doesn't accept mail (recipient_refused, 550). Check CONTACT_TO.\n`;
    expect({ code, text, mails }).toEqual({ code: 1, text: problem, mails: [] });
  });

  test.each<[string, Environment, string]>([
    [
      "a wrong password, which is not shown",
      { SMTP_USER: "site", SMTP_PASS: "hunter2" },
      "(login_failed, 535). Check SMTP_USER and SMTP_PASS.",
    ],
    [
      "that Redis does not answer, without its password",
      { CONTACT_STATE_URL: "redis://:hunter2@127.0.0.1:1" },
      "Redis rejects commands that the contact function needs. Check CONTACT_STATE_URL",
    ],
  ])("reports %s", async (_, more, expected) => {
    const server = await startMailServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(new Error("Wrong")),
    });
    const { code, text } = await check(settingsFor(server.port, more));
    expect(code).toBe(1);
    expect(text).toContain(expected);
    expect(text).not.toContain("hunter2");
  });
});
