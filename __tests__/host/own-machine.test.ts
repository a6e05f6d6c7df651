import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { type IncomingMessage } from "node:http";
import { request } from "node:https";
import { dirname, join, resolve } from "node:path";
import { execPath } from "node:process";
import { json } from "node:stream/consumers";
import { message, settingsFor } from "../server/contact-site";
import { closeAfterTest } from "../server/closing";
import { closedPort, startMailServer } from "../server/mail-server";
import { listening, onLinux, watched } from "../server/run-command";
import { temporaryFolder } from "../temporary-folder";
import { built } from "../tested-project";
import { expectedHeaders } from "./expected-headers";
import { areInstalled } from "./installed";
import { hasNginx, runNginx } from "./nginx";

const { folder, read, write } = temporaryFolder();

/** Returns the only example in this language in docs/operations.md. */
function example(language: string): string {
  const guide = readFileSync("docs/operations.md", "utf8");
  const found = [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, "gm"))];
  expect(found).toHaveLength(1);
  return found[0]?.[1] ?? "";
}

function serviceCommand(site: string): string {
  const [, command = ""] = /^ExecStart=(.*)$/m.exec(example("ini")) ?? [];
  return command.replaceAll("/srv/site", site);
}

const exampleVariables = () =>
  Object.fromEntries(
    [...example("sh").matchAll(/^(\w+)="?(.*?)"?$/gm)].map(([, name = "", value]) => [name, value]),
  );

const hasSystemd = () =>
  areInstalled(["/usr/bin/systemd-analyze"], "Debian: apt-get install systemd", "SYSTEMD_REQUIRED");

(hasSystemd() ? test : test.skip)("systemd accepts the example of a service", () => {
  const file = write("site.service", example("ini"));
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", file]);
  expect({ status, warnings: stderr.toString() }).toEqual({ status: 0, warnings: "" });
});

(hasNginx() ? onLinux : test.skip)(
  "the example of a service and of nginx serves the site and sends messages",
  async () => {
    const site = join(folder, "site");
    mkdirSync(site);
    // If root starts nginx, it reads files as another user.
    chmodSync(folder, 0o755);
    symlinkSync(resolve(built("public")), join(site, "current"));

    const [http, https, own] = [await closedPort(), await closedPort(), await closedPort()];
    const mailServer = await startMailServer();
    const variables = { ...settingsFor(mailServer.port), CONTACT_RATE_MAX: "1", PORT: String(own) };
    const service = watched(
      spawn("/bin/sh", ["-c", `exec ${serviceCommand(site)}`], {
        env: { PATH: `${dirname(execPath)}:/bin`, ...exampleVariables(), ...variables },
      }),
    );
    await listening(service);

    const certificate = spawnSync("openssl", [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-days", "2", "-subj", "/CN=www.example.com"],
      ...["-addext", "subjectAltName=DNS:www.example.com"],
      ...["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")],
    ]);
    expect(certificate.status).toBe(0);
    const settings = example("nginx")
      // Some test machines have no IPv6.
      .replace(/^ *listen \[::\].*\n/gm, "")
      .replace("listen 80;", `listen 127.0.0.1:${http};`)
      .replace("listen 443 ", `listen 127.0.0.1:${https} `)
      .replace("127.0.0.1:8000", `127.0.0.1:${own}`)
      .replaceAll("/etc/letsencrypt/live/www.example.com", folder)
      .replaceAll("/srv/site", site);
    const nginx = await runNginx(settings, `http://127.0.0.1:${http}`);
    closeAfterTest(nginx.stop);

    const redirect = await fetch(`${nginx.origin}/contact?a=1`, { redirect: "manual" });
    expect(redirect.headers.get("location")).toBe("https://www.example.com/contact?a=1");

    const ask = async (method: string, path: string, body = ""): Promise<IncomingMessage> => {
      const sent = request({
        ...{ host: "127.0.0.1", port: https, servername: "www.example.com", method, path },
        ...{ ca: read("fullchain.pem"), agent: false },
        headers: { Host: "www.example.com", "Content-Type": "application/json" },
      }).end(body);
      const [answer] = await once(sent, "response");
      return answer;
    };
    const page = await ask("GET", "/contact");
    expect(page).toMatchObject({ statusCode: 200, headers: expectedHeaders("/contact") });
    page.destroy();

    const post = () => ask("POST", "/api/send-contact-email", JSON.stringify(message));
    const accepted = await post();
    expect(await json(accepted)).toMatchObject({ success: true });
    expect(mailServer.mails).toHaveLength(1);
    expect(await json(await post())).toMatchObject({ error: { code: "rate_limited" } });
  },
);
