import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { message, settingsFor, startSite } from "../server/contact-site";
import { closedPort, startMailServer } from "../server/mail-server";
import { post } from "./answers-to";
import { ask as askAt, servesSite } from "./serves-site";
import { hasNginx, startNginx } from "./nginx";

(hasNginx() ? describe : describe.skip)("nginx, with the settings that the build wrote", () => {
  let functionPort: number;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    functionPort = await closedPort();
    nginx = await startNginx(`http://127.0.0.1:${functionPort}`);
  });
  afterAll(() => nginx?.stop());

  const ask = (path: string, headers = {}) => askAt(nginx.origin, path, headers);

  servesSite({
    origin: () => nginx.origin,
    missing: [
      ...["/404", "/404/", "/404.html", "/_headers", "/_redirects", "//_headers", "/_headers.br"],
      ...["/_headers/", "/.env", "/static/", "/static/nothing.png", "/about"],
      ...["/fonts/LICENSE.txt.br", "/fonts/.hidden", "/%ff"],
    ],
  });

  test("a path outside the folder is rejected", async () => {
    expect(await ask("/../package.json")).toMatchObject({ status: 400 });
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("a browser that accepts %s gets precompressed files", async (accepted, encoding, unpack) => {
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

  test("an unchanged page isn't sent again", async () => {
    const { headers } = await ask("/contact");
    const again = await ask("/contact", { "If-None-Match": String(headers["etag"]) });
    expect(again.status).toBe(304);
  });

  test.each([
    ["application/json", /^\{"success":false,"error":\{"code":"too_large",/],
    ["application/x-www-form-urlencoded", /^<!doctype html>[^]*<h1>Error Sending Message<\/h1>/],
  ])("nginx rejects a large body of %s like the function", async (type, body) => {
    const site = await startSite(settingsFor(1), undefined, functionPort);
    const send = async (origin: string, bytes: number) => {
      const url = `${origin}/api/send-contact-email`;
      const headers = { "Content-Type": type, Connection: "close" };
      const init = { method: "POST", headers, body: "x".repeat(bytes) };
      const response = await fetch(url, init);
      const own = /^(?:date|server|connection|keep-alive)$/;
      const sent = [...response.headers].filter(([name]) => !own.test(name));
      return { status: response.status, sent, body: await response.text() };
    };
    const byFunction = await send(site.origin, 40_000);
    const byNginx = await send(nginx.origin, 70_000);
    expect(byFunction).toMatchObject({ status: 413, body: expect.stringMatching(body) });
    expect(byNginx).toEqual(byFunction);
  });

  test("the function gets the client's real address", async () => {
    const { port, mails } = await startMailServer();
    const more = { CONTACT_IP_HEADER: "X-Real-IP", CONTACT_RATE_MAX: "2" };
    await startSite(settingsFor(port, more), undefined, functionPort);
    const statuses = [];
    for (const claimed of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) {
      const headers = { Origin: nginx.origin, "X-Real-IP": claimed };
      statuses.push((await post(nginx.origin, message, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect(mails).toHaveLength(2);
  });
});
