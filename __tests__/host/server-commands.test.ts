import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
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
  test("names what is missing or wrong", async () => {
    const { output, exit } = run("check-config", tmpdir(), {
      SMTP_PORT: "smtp",
      SMTP_USER: "site",
      CONTACT_TO: "owner@site.example",
    });
    expect(await exit).toBe(1);
    expect(output.text.split("\n")).toEqual([
      "SMTP_PORT is wrong: a whole number from 1 to 65535",
      "SMTP_HOST is missing: the mail server's name or address",
      "CONTACT_FROM is missing: an e-mail address, or Name <address>",
      "SMTP_PASS is missing: set together with the other of SMTP_USER and SMTP_PASS",
      "",
    ]);
  });

  test("greets the server", async () => {
    const server = await startMailServer();
    const { output, exit } = run("check-config", tmpdir(), settingsFor(server.port));
    expect(await exit).toBe(0);
    expect(output.text).toContain(`127.0.0.1:${server.port} is ready to take mail`);
    expect(server.mails).toHaveLength(0);
  });

  (hasRedis() ? test : test.skip)("asks Redis, and says so when it does not answer", async () => {
    const server = await startMailServer();
    const redis = await startRedis();
    const check = async (url: string) => {
      const env = settingsFor(server.port, { CONTACT_STATE_URL: url });
      const { output, exit } = run("check-config", tmpdir(), env);
      return { code: await exit, text: output.text };
    };
    const well = await check(redis.url);
    expect(well).toEqual({ code: 0, text: expect.stringContaining("Redis answers.") });
    const refused = await check(redis.url.replace("secret-7b1d", "hunter2"));
    expect(refused).toEqual({ code: 1, text: expect.stringContaining("See CONTACT_STATE_URL.") });
    expect(refused.text).not.toContain("hunter2");
    await redis.stop();
    expect(await check(redis.url)).toMatchObject({ code: 1 });
  });

  test("a wrong password is not shown", async () => {
    const server = await startMailServer({
      disabledCommands: ["STARTTLS"],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(new Error("Wrong")),
    });
    const env = settingsFor(server.port, { SMTP_USER: "site", SMTP_PASS: "hunter2" });
    const { output, exit } = run("check-config", tmpdir(), env);
    expect(await exit).toBe(1);
    expect(output.text).toContain("(EAUTH, 535). See SMTP_USER and SMTP_PASS.");
    expect(output.text).not.toContain("hunter2");
  });

  test("TLS is required", async () => {
    const server = await startMailServer();
    const env = settingsFor(server.port, { SMTP_REQUIRE_TLS: "" });
    const { output, exit } = run("check-config", tmpdir(), env);
    expect(await exit).toBe(1);
    expect(output.text).toContain("SMTP_REQUIRE_TLS");
  });
});
