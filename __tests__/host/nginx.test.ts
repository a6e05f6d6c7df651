import { get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Server, spawnServer } from "../browser/server";
import { message, settingsFor } from "../server/contact-site";
import { openMailServer } from "../server/mail-server";
import { servesSite } from "./serves-site";
import { hasNginx, startNginx } from "./nginx";

const whenNginxIsThere = hasNginx() ? describe : describe.skip;

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

whenNginxIsThere("nginx, with the settings that the build wrote", () => {
  let mailServer: Awaited<ReturnType<typeof openMailServer>>;
  let site: Server;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    mailServer = await openMailServer();
    site = await spawnServer(
      settingsFor(mailServer.port, { CONTACT_IP_HEADER: "X-Real-IP", CONTACT_RATE_MAX: "2" }),
    );
    nginx = await startNginx(site.origin);
  });
  afterAll(async () => {
    await nginx?.stop();
    await site?.stop();
    await mailServer?.stop();
  });

  /** Asks without the tidying and unpacking that `fetch` does. */
  const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      get(nginx.origin, { path, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      }).on("error", reject);
    });

  servesSite({
    ask: async (path) => {
      const { status, headers, body } = await ask(path);
      return { status, headers, text: body.toString() };
    },
    missing: [
      ...["/404", "/404/", "/404.html", "/_headers", "/_redirects", "//_headers", "/_headers.br"],
      ...["/_headers/", "/.env", "/static/", "/static/nothing.png", "/about"],
    ],
  });

  test("a path out of the folder is refused", async () => {
    expect(await ask("/../package.json")).toMatchObject({ status: 400 });
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("what accepts %s gets files compressed beforehand", async (accepted, encoding, unpack) => {
    for (const path of ["/", "/contact", "/contact/", "/page-data/app-data.json", "/sitemap.xml"]) {
      const plain = await ask(path);
      const packed = await ask(path, { "Accept-Encoding": accepted });
      if (plain.body.length < 1024) continue;
      expect(packed.headers).toMatchObject({
        "content-encoding": encoding,
        vary: "Accept-Encoding",
        "content-type": plain.headers["content-type"],
      });
      expect(unpack(packed.body).equals(plain.body)).toBe(true);
      expect(packed.body.length).toBeLessThan(plain.body.length);
    }
  });

  test("an unchanged page is not sent again", async () => {
    const { headers } = await ask("/contact");
    const again = await ask("/contact", { "If-None-Match": String(headers["etag"]) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test("the function is reached, and told who asks, whoever the client says it is", async () => {
    const post = (claimed: string) =>
      fetch(`${nginx.origin}/api/send-contact-email`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Origin: nginx.origin,
          "X-Real-IP": claimed,
        },
        body: JSON.stringify(message),
      });
    const statuses = [];
    for (let host = 1; host <= 3; host += 1) {
      statuses.push((await post(`203.0.113.${host}`)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect(mailServer.mails).toHaveLength(2);
  });
});
