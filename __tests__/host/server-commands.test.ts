import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { type Environment } from "../../src/server/settings";
import { closeAfterTest } from "../server/closing";
import { settingsFor } from "../server/contact-site";
import { portOf, startMailServer } from "../server/mail-server";
import { builtSite, run } from "../server/run-command";
import { hasRedis, startRedis } from "./redis";

describe("serve", () => {
  test("serves, says where, and ends when told to", async () => {
    const { child, output, exit } = run("serve", await builtSite(), { PORT: "0" });
    while (!output.text.includes("until these are set")) {
      await once(child.stdout ?? child, "data");
    }
    const [address = ""] = /http:\S+/.exec(output.text) ?? [];
    expect(await (await fetch(address)).text()).toBe("<h1>Home</h1>");
    expect(output.text).toContain("SMTP_HOST, CONTACT_TO, CONTACT_FROM");
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
  });

  test("a port in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    closeAfterTest(() => new Promise((done) => other.close(() => done())));
    const port = portOf(other.address());
    const { output, exit } = run("serve", await builtSite(), { PORT: String(port) });
    expect(await exit).toBe(1);
    expect(output.text).toBe(
      `Port ${port} is in use. Take another one: PORT=${port + 1} npm run serve\n`,
    );
  });

  test("no built site", async () => {
    const { output, exit } = run("serve", tmpdir(), {});
    expect(await exit).toBe(1);
    expect(output.text).toBe("There is no built site in public/: run npm run build first.\n");
  });

  test.each(["abc", "70000"])("PORT %s", async (port) => {
    const { output, exit } = run("serve", await builtSite(), { PORT: port });
    expect(await exit).toBe(1);
    expect(output.text).toBe(`PORT is "${port}"; a number from 1 to 65535 is allowed.\n`);
  });
});

describe("check:config", () => {
  const check = async (env: Environment) => {
    const { output, exit } = run("check-config", tmpdir(), env);
    return { code: await exit, text: output.text };
  };

  test("names what is missing or wrong", async () => {
    const env = { SMTP_PORT: "smtp", SMTP_USER: "site", CONTACT_TO: "owner@site.example" };
    const { code, text } = await check(env);
    expect(code).toBe(1);
    expect(text.split("\n")).toEqual([
      "SMTP_PORT is wrong: a whole number from 1 to 65535",
      "SMTP_HOST is missing: the mail server's name or address",
      "CONTACT_FROM is missing: an e-mail address, or Name <address>",
      "SMTP_PASS is missing: set together with the other of SMTP_USER and SMTP_PASS",
      "",
    ]);
  });

  test("greets the server, and asks Redis when there is one", async () => {
    const { port, mails } = await startMailServer();
    const redis = hasRedis() ? await startRedis() : undefined;
    const { code, text } = await check(settingsFor(port, { CONTACT_STATE_URL: redis?.url }));
    expect(code).toBe(0);
    expect(text).toContain(`127.0.0.1:${port} is ready to take mail`);
    if (redis !== undefined) expect(text).toContain("Redis answers.");
    expect(mails).toHaveLength(0);
  });

  (hasRedis() ? test : test.skip)(
    "says so when Redis does not answer, and no password",
    async () => {
      const { port } = await startMailServer();
      const redis = await startRedis();
      const url = redis.url.replace("secret-7b1d", "hunter2");
      const { code, text } = await check(settingsFor(port, { CONTACT_STATE_URL: url }));
      expect(code).toBe(1);
      expect(text).toContain("See CONTACT_STATE_URL.");
      expect(text).not.toContain("hunter2");
      await redis.stop();
      const gone = settingsFor(port, { CONTACT_STATE_URL: redis.url });
      expect(await check(gone)).toMatchObject({ code: 1 });
    },
  );

  test.each<[string, Environment, string]>([
    [
      "a wrong password, which is not shown",
      { SMTP_USER: "site", SMTP_PASS: "hunter2" },
      "(EAUTH, 535). See SMTP_USER and SMTP_PASS.",
    ],
    ["that TLS is required", { SMTP_REQUIRE_TLS: "" }, "SMTP_REQUIRE_TLS"],
  ])("tells %s", async (_, more, words) => {
    const server = await startMailServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(new Error("Wrong")),
    });
    const { code, text } = await check(settingsFor(server.port, more));
    expect(code).toBe(1);
    expect(text).toContain(words);
    expect(text).not.toContain("hunter2");
  });
});
