import { createServer } from "node:http";
import { copyContent, example, replace } from "../content/copy-of-content";
import { closeAfterTest } from "../server/closing";
import { listen } from "../server/mail-server";
import { run } from "../server/run-command";

const route = "/research/example-report";
const reports = "ai-business ai-integration google-ads-roi sem-trends snapchat-ads tiktok-ads voice-search"
  .split(" ")
  .map((name) => `/research/${name}-report`);

/** Runs the command as if today were 2025-09-19, the date of the newest report in the frozen content. */
async function findDue(date: string, routes: readonly string[], status = 200, ...args: readonly string[]) {
  const server = createServer((_, response) => response.writeHead(status).end(JSON.stringify({ routes })));
  const { project, remove } = copyContent(replace(example.report, "2025-02-28", date));
  const SITE_URL = `http://127.0.0.1:${await listen(server)}`;
  const SOURCE_DATE_EPOCH = String(Date.parse("2025-09-19T12:00Z") / 1000);
  const { output, exit, stop } = run("find-due", project, { SITE_URL, SOURCE_DATE_EPOCH }, args);
  closeAfterTest(() => stop().then(remove));
  return { code: await exit, due: /^due=.*$/m.exec(output.text)?.[0] };
}

test.each([
  ["due and missing", "2025-09-19", reports, "due=true"],
  ["published already", "2025-09-19", [...reports, route], "due=false"],
  ["due on a later day", "2025-09-20", reports, "due=false"],
])("a report that is %s", async (_, date, routes, due) => {
  expect(await findDue(date, routes)).toEqual({ code: 0, due });
});

test("a report that is due but still missing makes the last step of the daily publication fail", async () => {
  expect(await findDue("2025-09-19", reports, 200, "--none")).toEqual({ code: 1, due: "due=true" });
  expect(await findDue("2025-09-19", [...reports, route], 200, "--none")).toEqual({
    code: 0,
    due: "due=false",
  });
});

test("fails if the site doesn't answer", async () => {
  expect(await findDue("2025-09-19", reports, 503)).toEqual({ code: 1, due: undefined });
});
