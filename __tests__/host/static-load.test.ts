import { Agent, get } from "node:http";
import { publishedFiles } from "../../src/build/site/published-files";
import { startServer, type Server } from "../browser/server";
import { routes } from "../browser/site-routes";

const requests = 2000;
const atATime = 50;

/** What a visit asks for: every page, its data, and every script. */
const paths = [
  ...routes,
  ...publishedFiles("public").filter((path) => /page-data\.json$|^\/[^/]+\.js$/.test(path)),
];

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

/** Status of an answer that came whole. */
const ask = (path: string, agent: Agent): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": "br" };
    get(server.origin + path, { agent, headers }, (response) => {
      response.on("end", () => resolve(response.statusCode)).on("error", reject);
      response.resume();
    }).on("error", reject);
  });

test(`${requests} requests, ${atATime} at a time, without an error`, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: atATime });
  const began = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: requests }, (_, index) => ask(paths[index % paths.length] ?? "/", agent)),
  );
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  console.info(
    `${requests} answers in ${seconds.toFixed(1)} s: ${Math.round(requests / seconds)}/s`,
  );
});
