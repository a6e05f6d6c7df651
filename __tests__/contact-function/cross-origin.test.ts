import { message, startBoth } from "../server/contact-site";

const listed = "https://www.site.example";
const shop = "https://shop.site.example";
const start = (env = {}) => startBoth({ CONTACT_ALLOWED_ORIGINS: `${listed} ${shop}`, ...env });

test("this site, listed origins and clients without an origin may post", async () => {
  const { site, server } = await start();
  const cases: [Record<string, string>, number][] = [
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "https://evil.example", "Sec-Fetch-Site": "same-site" }, 403],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    // `Origin` and `Host` may differ in a same-origin request, because a proxy may rewrite `Host`.
    [{ Origin: "https://www.rewritten.example", "Sec-Fetch-Site": "same-origin" }, 200],
    [{ Origin: listed, "Sec-Fetch-Site": "cross-site" }, 200],
    [{ Origin: listed }, 200],
    [{ Origin: listed, "Sec-Fetch-Site": "same-origin" }, 200],
    [{ Origin: site.origin }, 200],
    [{ "Sec-Fetch-Site": "same-origin" }, 200],
    [{ "Sec-Fetch-Site": "none" }, 200],
    [{}, 200],
  ];
  for (const [headers, status] of cases) {
    expect([headers, (await site.post(message, headers)).status]).toEqual([headers, status]);
  }
  expect(server.mails).toHaveLength(8);
});

const preflight = (origin: string): RequestInit => ({
  method: "OPTIONS",
  headers: {
    Origin: origin,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "apikey,authorization,content-type",
    "Sec-Fetch-Site": "cross-site",
  },
});

const permissions = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control")));

test("a listed origin's preflight is allowed and doesn't count as an attempt", async () => {
  const { site, server } = await start({ CONTACT_RATE_MAX: "1" });
  for (let count = 0; count < 3; count += 1) {
    const { status, headers, text } = await site.send(preflight(listed));
    expect({ status, text }).toEqual({ status: 204, text: "" });
    expect(permissions(headers)).toEqual({
      "access-control-allow-origin": listed,
      "access-control-expose-headers": "Retry-After",
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "content-type, authorization, apikey",
    });
    expect([headers.get("vary"), headers.get("cache-control")]).toEqual(["Origin", "no-store"]);
  }
  expect(await site.post(message, { Origin: listed })).toMatchObject({ status: 200 });
  expect(server.mails).toHaveLength(1);
  const lines = site.logs.map((line): unknown => JSON.parse(line));
  expect(lines[0]).toMatchObject({ event: "contact", status: 204, code: "preflight" });
});

test.each([
  "https://www.site.example.evil.example",
  "http://www.site.example",
  "https://www.site.example:8443",
  "null",
  "*",
])("no response gives the origin %j permission", async (origin) => {
  const { site, server } = await start();
  const asked = await site.send(preflight(origin));
  expect(asked.status).toBe(405);
  expect(asked.headers.get("allow")).toBe("POST");
  const cross = { Origin: origin, "Sec-Fetch-Site": "cross-site" };
  const posted = await site.post(message, cross);
  expect(posted.status).toBe(403);
  for (const { headers } of [asked, posted]) {
    expect(permissions(headers)).toEqual({});
    expect(headers.get("vary")).toBe("Origin");
  }
  expect(server.mails).toEqual([]);
});

test("a listed origin can read answers and when to try again", async () => {
  const { site } = await start({ CONTACT_RATE_MAX: "1" });
  for (const [status, Origin, body] of [
    [400, listed, "{"],
    [200, shop, message],
    [429, listed, message],
  ] as const) {
    const answer = await site.post(body, { Origin, "Sec-Fetch-Site": "cross-site" });
    expect(answer.status).toBe(status);
    expect(permissions(answer.headers)).toEqual({
      "access-control-allow-origin": Origin,
      "access-control-expose-headers": "Retry-After",
    });
    expect(answer.headers.get("vary")).toBe("Origin");
  }
});

test("the HTML answer links back to the site that posted the form", async () => {
  const { site, server } = await start();
  const post = (Origin: string) => site.postForm(message, { Origin });
  expect((await post(listed)).text).toContain(`<a href="${listed}/">Return to Home</a>`);
  expect((await post(site.origin)).text).toContain(`<a href="/">Return to Home</a>`);
  expect(server.mails).toHaveLength(1);
});
