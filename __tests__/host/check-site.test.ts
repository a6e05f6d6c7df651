import { spawn } from "node:child_process";
import { createServer, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import { env, execPath } from "node:process";
import { listen } from "../server/mail-server";
import { watched } from "../server/run-command";

type Answers = Readonly<Record<string, (response: ServerResponse) => unknown>>;

const health = JSON.stringify({ commit: "aaaa1111", routes: ["/", "/contact"] });
const functionPath = "/api/send-contact-email";
const refusal = '{"success":false,"error":{"code":"malformed_json","message":"No JSON."}}';
const inOrder: Answers = {
  "/": (response) => response.end("Home"),
  "/contact": (response) => response.end("Contact"),
  "/healthz.json": (response) => response.end(health),
  [functionPath]: (response) => response.writeHead(400).end(refusal),
};

async function check(answers: Answers, timeoutSeconds = "60") {
  const site = createServer(({ url = "" }, response) => answers[url]?.(response));
  const { exit, output } = watched(
    spawn(execPath, [resolve(".github/publish/check-site.mjs")], {
      env: {
        PATH: env["PATH"],
        SITE_URL: `http://127.0.0.1:${await listen(site)}`,
        COMMIT: "aaaa1111",
        CHECK_SECONDS: "0",
        CHECK_TIMEOUT_SECONDS: timeoutSeconds,
      },
    }),
  );
  return { code: await exit, text: output.text };
}

test("a working site passes", async () => {
  const passed = { code: 0, text: expect.stringContaining("everything answers") };
  expect(await check(inOrder)).toEqual(passed);
});

test.each([
  ["404", 404, "Not found"],
  ["a host's own refusal", 400, "Bad request"],
])("a site whose function answers with %s fails", async (_, status, body) => {
  const broken: Answers = { ...inOrder, [functionPath]: (response) => response.writeHead(status).end(body) };
  const { code, text } = await check(broken);
  expect(code).toBe(1);
  expect(text).toContain(`${functionPath} answers an empty message with ${status}`);
});

test("a site with a missing page fails", async () => {
  const { code, text } = await check({
    ...inOrder,
    "/contact": (response) => response.writeHead(404).end("Not found"),
  });
  expect([code, text]).toEqual([1, "/contact answers 404\n"]);
});

test("a site that shows another commit fails", async () => {
  const other = health.replace("aaaa1111", "bbbb2222");
  const { code, text } = await check({ ...inOrder, "/healthz.json": (response) => response.end(other) });
  expect([code, text]).toEqual([1, "/healthz.json shows bbbb2222 and not aaaa1111\n"]);
});

test.each<[string, Answers[string]]>([
  ["never answers", () => undefined],
  ["stops in the middle of its response", (response) => response.writeHead(200).write("Cont")],
])("a site with a page that %s fails without a long wait", async (_, hang) => {
  const { code, text } = await check({ ...inOrder, "/contact": hang }, "2");
  expect(code).toBe(1);
  expect(text).toContain("/contact doesn't answer");
});
