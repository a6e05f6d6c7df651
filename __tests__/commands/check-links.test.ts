import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { resolve } from "node:path";
import { env, execPath } from "node:process";
import { pathToFileURL } from "node:url";
import { askForPage } from "../../src/commands/ask-for-page";
import { all, beforeBody, copyContent, example, replace } from "../content/copy-of-content";
import { closeAfterTest } from "../server/closing";

const impatient = { timeoutMs: 10_000, pauseMs: 1 };

/** How long requests may take, which here is over when the server has seen them. */
const timeouts: { readonly ms: number; readonly end: () => void }[] = [];

beforeEach(() => {
  timeouts.length = 0;
  jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    const end = () => controller.abort(new DOMException("Timed out", "TimeoutError"));
    timeouts.push({ ms, end });
    return controller.signal;
  });
});

/** A site with good and bad pages, which notes what it was asked. */
async function startSite() {
  const asked: string[] = [];
  let atOnce = 0;
  const seen = { mostAtOnce: 0, agents: new Set<string | undefined>() };
  const answer: RequestListener = ({ method, url = "", headers }, response) => {
    const count = asked.push(`${method} ${url}`);
    seen.agents.add(headers["user-agent"]);
    seen.mostAtOnce = Math.max(seen.mostAtOnce, (atOnce += 1));
    response.once("close", () => (atOnce -= 1));
    const end = (status: number, more = {}) => void response.writeHead(status, more).end();
    if (url === "/slow") return timeouts.at(-1)?.end();
    if (url === "/moved") return end(301, { location: "/ok" });
    if (url === "/loop") return end(302, { location: "/loop" });
    if (url === "/no-head") return end(method === "HEAD" ? 405 : 200);
    if (url === "/flaky") return end(count < 3 ? 503 : 200);
    if (url === "/refuses") return end(403);
    end(url === "/ok" ? 200 : 404);
  };
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  closeAfterTest(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { asked, seen, origin: `http://127.0.0.1:${address.port}` };
}

const loops = Array.from({ length: 6 }, () => "HEAD /loop");

test.each([
  ["/ok", "there", "answers 200", ["HEAD /ok"]],
  ["/missing", "broken", "answers 404", ["HEAD /missing", "GET /missing"]],
  ["/moved", "there", "answers 200", ["HEAD /moved", "HEAD /ok"]],
  ["/loop", "broken", "redirects more than 5 times", loops],
  ["/no-head", "there", "answers 200", ["HEAD /no-head", "GET /no-head"]],
  ["/flaky", "there", "answers 200", ["HEAD /flaky", "GET /flaky", "GET /flaky"]],
  ["/refuses", "unsure", "answers 403", ["HEAD /refuses", "GET /refuses"]],
  ["/slow", "broken", "does not answer in 10 s", ["HEAD /slow", "GET /slow"]],
])("%s is %s: %s", async (path, is, words, requests) => {
  const { origin, asked } = await startSite();
  expect(await askForPage(`${origin}${path}`, impatient)).toEqual({ is, words });
  expect(asked).toEqual(requests);
  expect(timeouts.map(({ ms }) => ms)).toEqual(requests.map(() => 10_000));
});

test("a server that is not there is named with the reason, and one host is asked one by one", async () => {
  const gone = await askForPage("http://127.0.0.1:1/", impatient);
  expect(gone).toEqual({ is: "broken", words: expect.stringContaining("cannot be reached") });
  const { origin, seen } = await startSite();
  await Promise.all(["ok", "a", "b", "moved"].map((path) => askForPage(`${origin}/${path}`)));
  expect(seen.mostAtOnce).toBe(1);
  expect([...seen.agents]).toEqual([expect.stringContaining("site-link-check")]);
});

/** Runs the command in a copy of the content whose example report holds links. */
async function run(text: string) {
  const copy = copyContent(
    all(
      beforeBody(text),
      replace("site/organisation.yaml", "https://x.com/", "https://mail.invalid/"),
      replace("site/organisation.yaml", "https://www.instagram.com/", "https://a.example.com/"),
      replace("site/organisation.yaml", "https://www.linkedin.com/", "https://b.test/"),
    ),
  );
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const command = ["--import", tsx, resolve("src/commands/check-links.ts")];
  const child = spawn(execPath, command, { cwd: copy.project, env });
  closeAfterTest(async () => copy.remove());
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (data) => (said.stdout += String(data)));
  child.stderr.on("data", (data) => (said.stderr += String(data)));
  const [status]: unknown[] = await once(child, "close");
  return { ...said, status };
}

test("the command names broken links with their places, and skips reserved domains", async () => {
  const { origin, asked } = await startSite();
  const report = await run(
    `[One](${origin}/ok), [two](${origin}/missing), [again](${origin}/missing)\n\n` +
      "[mail](mailto:a@b.example) and [no mail](mailto:a@b), [a field](https://agency.example/x)",
  );
  expect(report.stderr.split("\n").filter((line) => line !== "")).toEqual([
    expect.stringMatching(
      new RegExp(`^content/${example.report}:30:\\d+ ${origin}/missing answers 404$`),
    ),
    expect.stringMatching(
      new RegExp(`^content/${example.report}:30:\\d+ ${origin}/missing answers 404$`),
    ),
    `content/${example.report}:32:32 mailto:a@b has not the shape of an e-mail address`,
  ]);
  expect(report.stdout).toContain("https://agency.example/x is skipped: a reserved example domain");
  expect(report.stdout).toContain("2 external links work, 3 are broken, 0 refuse programs");
  expect(report.status).toBe(1);
  expect(asked.sort()).toEqual(["GET /missing", "HEAD /missing", "HEAD /ok"]);
});

test("the command ends well when nothing is broken", async () => {
  const { origin } = await startSite();
  expect((await run(`[One](${origin}/no-head)`)).status).toBe(0);
});
