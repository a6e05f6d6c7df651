import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { execPath } from "node:process";
import { portOf } from "../server/mail-server";
import { closeAfterTest } from "../server/closing";
import { watched } from "../server/run-command";
import { temporaryFolder } from "../temporary-folder";

const linkinator = resolve("node_modules/linkinator/build/src/cli.js");
const config = resolve("linkinator.config.json");

const { folder, write } = temporaryFolder();

/** Runs the check over a site of one page with these links; `origin` answers 200 to `/ok` alone. */
async function check(links: (origin: string) => readonly string[]) {
  const asked = new Set<string>();
  const server = createServer(({ url = "" }, response) => {
    asked.add(url);
    response.writeHead(url === "/ok" ? 200 : url === "/refuses" ? 403 : 404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closeAfterTest(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const anchors = links(`http://127.0.0.1:${portOf(server.address())}`);
  write(
    "index.html",
    `<h1 id="top">Home</h1>${anchors.map((href) => `<a href="${href}">words</a>`).join("")}`,
  );
  const args = [linkinator, ".", "--config", config];
  const { exit, output } = watched(spawn(execPath, args, { cwd: folder }));
  return { status: await exit, text: output.text, asked: [...asked].sort() };
}

test("links that lead nowhere are named with their page, outside the site and within", async () => {
  const { status, text, asked } = await check((origin) => [
    `${origin}/ok`,
    `${origin}/missing`,
    "/gone",
    "/#nowhere",
  ]);
  expect(status).toBe(1);
  for (const broken of ["/missing", "gone", "#nowhere"]) expect(text).toContain(broken);
  expect(text).not.toContain("/ok");
  expect(asked).toEqual(["/missing", "/ok"]);
});

test("pages that refuse programs, sample addresses and the address without a page are no problems", async () => {
  const { status, text } = await check((origin) => [
    `${origin}/refuses`,
    "https://www.agency.example/contact",
    "https://example.org",
    "/request-quote",
    "/#top",
  ]);
  expect({ status, text }).toEqual({ status: 0, text: expect.stringContaining("Success") });
});
