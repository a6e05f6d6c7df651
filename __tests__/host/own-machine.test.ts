import { spawn } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { execPath } from "node:process";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { nginxConfig } from "../../src/hosts/nginx-config";
import { message, settingsFor } from "../server/contact-site";
import { closeAfterTest } from "../server/closing";
import { closedPort, openMailServer } from "../server/mail-server";
import { listening } from "../server/run-command";
import { type Run, watch } from "../server/watch";
import { temporaryFolder } from "../temporary-folder";
import { built } from "../tested-project";
import { askHealth, post, ready } from "./answers-to";
import { hasNginx, startNginx } from "./nginx";
import { ask as askAt, servesSite } from "./serves-site";

const { folder, write } = temporaryFolder();
const site = join(folder, "site");

/** Returns the only code block in this language from docs/operations.md. */
function example(language: string): string {
  const guide = readFileSync("docs/operations.md", "utf8");
  const found = [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, "gm"))];
  expect(found).toHaveLength(1);
  return found[0]?.[1]?.replaceAll("/srv/site", site) ?? "";
}

(hasNginx() ? describe : describe.skip)("the guide's examples of a service and of nginx", () => {
  let mailServer: Awaited<ReturnType<typeof openMailServer>>;
  let service: Run;
  let own: string;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    // A release has only the folders `public` and `hosting`, without packages or source code.
    for (const part of ["public", "hosting"])
      cpSync(built(part), join(folder, "release", part), { recursive: true });
    mkdirSync(site);
    // Make the folder readable to nginx's worker processes, whatever user they run as.
    chmodSync(folder, 0o755);
    symlinkSync(join(folder, "release/public"), join(site, "current"));

    mailServer = await openMailServer();
    const variables = example("sh").matchAll(/^(\w+)="?(.*?)"?$/gm);
    const changed = { ...settingsFor(mailServer.port), SMTP_USER: "", SMTP_PASS: "", CONTACT_RATE_MAX: "2" };
    const env = Object.fromEntries([...variables].map(([, name = "", value]) => [name, value]));
    const [, command = ""] = /^ExecStart=(.*)$/m.exec(example("ini")) ?? [];
    const PATH = `${dirname(execPath)}:/bin`;
    service = watch(
      spawn("/bin/sh", ["-c", `exec ${command}`], { env: { ...env, ...changed, PATH, PORT: "0" } }),
    );
    own = await listening(service);

    const [http, https] = [await closedPort(), await closedPort()];
    const settings = example("nginx")
      // Remove IPv6, which some test machines lack, and TLS, which nginx handles without our code.
      .replace(/^ *(listen \[::\]|ssl_).*\n/gm, "")
      .replace("listen 80;", `listen 127.0.0.1:${http};`)
      .replace("listen 443 ssl http2", `listen 127.0.0.1:${https}`)
      .replace("127.0.0.1:8000", new URL(own).host);
    nginx = await startNginx(settings, `http://127.0.0.1:${https}`, `http://127.0.0.1:${http}`);
  });
  afterAll(async () => {
    await nginx?.stop();
    await service?.stop();
    await mailServer?.stop();
  });

  const ask = (path: string, headers = {}) => askAt(nginx.origin, path, headers);

  servesSite({
    origin: () => nginx.origin,
    missing: [
      ...["/404", "/404/", "/404.html", "/_headers", "/_redirects", "//_headers", "/_headers.br"],
      ...["/_headers/", "/.env", "/static/", "/static/nothing.png", "/about", "/fonts/.hidden", "/%ff"],
    ],
  });

  test("unencrypted requests are redirected to the site's address", async () => {
    const { headers } = await fetch(`${nginx.unencrypted}/contact?a=1`, { redirect: "manual" });
    expect(headers.get("location")).toBe("https://www.example.com/contact?a=1");
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("a browser that accepts %s gets precompressed files", async (accepted, encoding, unpack) => {
    for (const path of ["/", "/contact", "/contact/", "/page-data/app-data.json", "/sitemap.xml"]) {
      const plain = await ask(path);
      const packed = await ask(path, { "Accept-Encoding": accepted });
      if (plain.body.length < 1024) continue;
      const type = plain.headers["content-type"];
      const expected = { "content-encoding": encoding, vary: "Accept-Encoding", "content-type": type };
      expect(packed.headers).toMatchObject(expected);
      expect(unpack(packed.body).equals(plain.body)).toBe(true);
    }
  });

  test.each([
    ["application/json", /^\{"success":false,"error":\{"code":"too_large",/],
    ["application/x-www-form-urlencoded", /^<!doctype html>[^]*<h1>Error Sending Message<\/h1>/],
  ])("nginx rejects a large body of %s like the function", async (type, body) => {
    const send = async (origin: string, bytes: number) => {
      const headers = { "Content-Type": type, Connection: "close" };
      const init = { method: "POST", headers, body: "x".repeat(bytes) };
      const response = await fetch(`${origin}/api/send-contact-email`, init);
      const shared = /^(?:date|server|connection|keep-alive)$/;
      const sent = [...response.headers].filter(([name]) => !shared.test(name));
      return { status: response.status, sent, body: await response.text() };
    };
    const byFunction = await send(own, 40_000);
    expect(byFunction).toMatchObject({ status: 413, body: expect.stringMatching(body) });
    expect(await send(nginx.origin, 70_000)).toEqual(byFunction);
  });

  test("nginx passes requests for the function's health to the service", async () => {
    expect(await askHealth(nginx.origin)).toEqual(ready);
  });

  test("the function gets the client's real address", async () => {
    const statuses = [];
    for (const claimed of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
      const headers = { Origin: nginx.origin, "X-Real-IP": claimed };
      statuses.push((await post(nginx.origin, message, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect(mailServer.mails).toHaveLength(2);
  });
});

(hasNginx() ? test : test.skip)("nginx redirects every spelling of an old address", async () => {
  const redirects = [
    { from: "/%C3%9Cber uns", to: "/contact?tab=one", status: 301 },
    { from: "/it's", to: "https://www.example.org/größe", status: 302 },
  ];
  const answer = { status: 413, headers: new Headers(), body: "" };
  const file = write("redirects/nginx.conf", nginxConfig(redirects, { json: answer, form: answer }));
  const port = await closedPort();
  const origin = `http://127.0.0.1:${port}`;
  const nginx = await startNginx(
    `upstream site_server { server 127.0.0.1:1; }
    server { listen 127.0.0.1:${port}; root ${join(folder, "redirects")}; include ${file}; }`,
    origin,
    origin,
  );
  closeAfterTest(nginx.stop);
  for (const [path, status, location] of [
    ["/%C3%9Cber%20uns", 301, `${origin}/contact?tab=one`],
    ["/%c3%9cber%20uns/?a=1", 301, `${origin}/contact?tab=one&a=1`],
    ["/U%CC%88ber%20uns", 301, `${origin}/contact?tab=one`],
    ["/it's", 302, "https://www.example.org/gr%C3%B6%C3%9Fe"],
    ["/it%27s/", 302, "https://www.example.org/gr%C3%B6%C3%9Fe"],
    ["/%C3%BCber%20uns", 404, undefined],
  ] as const) {
    const found = await askAt(origin, path);
    expect([path, found.status, found.headers["location"]]).toEqual([path, status, location]);
  }
});
