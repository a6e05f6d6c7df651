import { spawn } from "node:child_process";
import { get } from "node:http";
import { join } from "node:path";
import { execPath } from "node:process";
import { builtSite, listening, run, watched } from "../server/run-command";

/** Writes a page again and again, as long as one number of letters, and takes it away in between. */
const restless = `
const { rmSync, writeFileSync } = require("node:fs");
for (let turn = 0; ; turn += 1) {
  writeFileSync(process.argv[1], String(turn % 10).repeat(1 + (turn * 7919) % 60000));
  if (turn % 3 === 0) rmSync(process.argv[1]);
}`;

/** What one request led to: the length that was promised, and the one that came. */
const ask = (address: string) =>
  new Promise<{ status: number | undefined; promised: number; came: number }>((resolve, reject) => {
    get(address, (response) => {
      let came = 0;
      response.on("data", (chunk: Buffer) => (came += chunk.length));
      response.on("error", reject);
      response.on("end", () => {
        const promised = Number(response.headers["content-length"] ?? came);
        resolve({ status: response.statusCode, promised, came });
      });
    }).on("error", reject);
  });

test("files that change and vanish while they are served: every answer is whole, and the server lives", async () => {
  const folder = await builtSite();
  const server = run("serve", folder, { PORT: "0" });
  const origin = await listening(server);
  watched(spawn(execPath, ["-e", restless, join(folder, "public/page.html")]));
  const wrong: unknown[] = [];
  const reader = async () => {
    for (let turn = 0; turn < 500; turn += 1) {
      const answer = await ask(`${origin}/page`).catch((error: unknown) => ({ error }));
      if (!("status" in answer)) wrong.push(answer);
      else if (answer.promised !== answer.came || ![200, 404].includes(answer.status ?? 0))
        wrong.push(answer);
    }
  };
  await Promise.all([reader(), reader(), reader(), reader()]);
  expect(wrong).toEqual([]);
  expect(server.child.exitCode).toBeNull();
});
