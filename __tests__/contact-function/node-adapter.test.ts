import { once } from "node:events";
import { IncomingMessage } from "node:http";
import { Readable, Stream } from "node:stream";
import sendContactEmail, { config } from "../../src/api/send-contact-email";

const log = jest.spyOn(console, "log").mockImplementation(() => undefined);

afterAll(() => log.mockRestore());

test("Gatsby's parsers are off, so that every body reaches the handler", () => {
  expect(Object.values(config.bodyParser ?? {}).map(({ type }) => type)).toEqual(Array(4).fill("none"));
});

/** Creates a request as Netlify's wrapper does. Such a request is a stream without a socket. */
function netlifyRequest(method: string, body: string, headers: Record<string, string>) {
  const request = Object.assign(new Readable(), IncomingMessage.prototype, { method, headers });
  request.push(Buffer.from(body));
  request.push(null);
  return request;
}

type Response = Parameters<typeof sendContactEmail>[1];

/** Imitates Netlify's wrapper, in which `setHeader` replaces `Content-Type` only if `override` is set. */
async function answerTo(request: Parameters<typeof sendContactEmail>[0]) {
  const headers: Record<string, string> = { "content-type": "text/html; charset=utf-8" };
  let text = "";
  const response: Response = Object.assign(new Stream(), {
    statusCode: 0,
    setHeader(name: string, value: string, override = false) {
      if (name.toLowerCase() === "content-type" && !override) return;
      headers[name.toLowerCase()] = value;
    },
    end: (ended: string) => (text = ended),
  });
  await sendContactEmail(request, response);
  return { status: response.statusCode, headers, text };
}

describe("in Netlify's wrapper", () => {
  const json = { "content-type": "application/json", host: "site.example" };

  test("a request that arrives twice is handled once", async () => {
    const request = netlifyRequest("POST", "x", { "content-type": "multipart/form-data" });
    log.mockClear();
    expect(await answerTo(request)).toMatchObject({ status: 415 });
    const again = jest.fn();
    await sendContactEmail(request, { statusCode: 0, setHeader: again, end: again });
    expect(log).toHaveBeenCalledTimes(1);
    expect(again).not.toHaveBeenCalled();
  });

  test.each([
    ["nothing", "", json, "POST", 400],
    ["an empty object", "{}", json, "POST", 422],
    ["TRACE", "", json, "TRACE", 405],
    ["an invalid header name", "{}", { "bad name": "x" }, "POST", 500],
  ])("answers %s", async (_what, body, headers, method, status) => {
    const answer = await answerTo(netlifyRequest(method, body, headers));
    expect(answer.headers).toMatchObject({
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ success: false });
  });

  test("a request whose body was already read gets a response", async () => {
    const request = netlifyRequest("POST", "{}", json);
    // Ignore Node 24's error about closing a request without a socket.
    request.on("error", () => undefined).resume();
    await once(request, "end");
    expect((await answerTo(request)).status).toBe(400);
  });
});
