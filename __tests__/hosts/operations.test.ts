import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { operatorVariables } from "../../src/environment";
import { readSettings } from "../../src/contact-function/settings";
import { message, startBoth } from "../server/contact-site";
import { refusal } from "../server/mail-server";

const guide = readFileSync("docs/operations.md", "utf8");
const source = (file: string) => readFileSync(file, "utf8");

/** Finds the table whose first column has this header. Returns its rows, keyed by their first cell. */
function rowsOf(column: string): ReadonlyMap<string, readonly string[]> {
  const lines = guide.split("\n");
  const begin = lines.findIndex((line) => line.startsWith(`| ${column} `)) + 2;
  const end = lines.findIndex((line, index) => index > begin && !line.startsWith("|"));
  const rows = lines.slice(begin, end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return new Map(rows.map(([name = "", ...rest]) => [name.replaceAll("`", ""), rest]));
}

test("the table lists every environment variable", () => {
  expect([...rowsOf("Variable").keys()].sort()).toEqual(operatorVariables);
});

test("the table has the defaults of the code", () => {
  const { settings, invalid } = readSettings({});
  const { smtp } = settings;
  const defaults = Object.entries({
    SMTP_PORT: smtp.port,
    SMTP_REQUIRE_TLS: smtp.requireTls,
    CONTACT_RATE_MAX: settings.rateMax,
    CONTACT_DEADLINE_MS: settings.deadlineMs,
    CONTACT_MAX_CONCURRENCY: settings.maxConcurrency,
    CONTACT_TRANSPORT: settings.outbox ? "outbox" : "smtp",
  });
  const rows = rowsOf("Variable");
  expect(defaults.map(([name]) => [name, rows.get(name)?.[0]])).toEqual(
    defaults.map(([name, value]) => [name, `\`${value}\``]),
  );
  const needed = [...rows].filter(([, [fallback]]) => fallback === "none").map(([name]) => name);
  expect(needed).toEqual(invalid.map(({ variable }) => variable));
});

test("the table explains every code of the log, with its status", () => {
  const refusals = [
    ...source("src/contact-function/http-error.ts").matchAll(/^ {2}(\w+): \{ status: (\d+),/gm),
  ].map(([, code = "", status = ""]) => [code, status]);
  const lines = [
    ...source("src/contact-function/redis-connection.ts").matchAll(/event: "\w+", code: "(\w+)"/g),
  ].map(([, code = ""]) => [code, "none"]);
  const codes = [["sent", "200"], ["preflight", "204"], ...refusals, ...lines];
  expect(refusals.length).toBeGreaterThan(10);
  expect(lines).toEqual([["state_unavailable", "none"]]);
  const rows = [...rowsOf("`code`")];
  expect(rows.map(([code, [status = ""]]) => [code, status]).sort()).toEqual(codes.sort());
  expect(rows.filter(([, cells]) => cells.length !== 3 || cells.includes(""))).toEqual([]);
});

test("the table explains every health code", () => {
  const [, problems = ""] =
    /^const likelyVariables = \{\n([^}]*)/m.exec(source("src/contact-function/readiness.ts")) ?? [];
  const [handled = [], found = []] = [source("src/contact-function/handle-health.ts"), problems].map(
    (text) => text.match(/(?<=code: ")\w+(?=", settings)|(?<=^ {2})\w+(?=: \[)/gm) ?? [],
  );
  expect([handled.length, found.length]).toEqual([2, 8]);
  const rows = rowsOf("Health code");
  expect([...rows.keys()].sort()).toEqual([...handled, ...found].sort());
  expect([...rows.values()].filter(([explanation = ""]) => explanation === "")).toEqual([]);
});

test.each([
  ["a wrong password", { SMTP_USER: "site", SMTP_PASS: "wrong" }, "535: wrong user or password"],
  ["a missing password", {}, "530: `SMTP_USER` and `SMTP_PASS` are missing"],
])("the table explains the mail server's answer to %s", async (_, login, explanation) => {
  const { site } = await startBoth(login, {
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(new Error("Wrong")),
    onMailFrom: (_address, _session, callback) => callback(refusal(530)),
  });
  await site.post(message);
  expect(JSON.parse(site.logs[0] ?? "")).toMatchObject({
    code: "mail_failed",
    smtp: Number.parseInt(explanation),
  });
  expect(rowsOf("`code`").get("mail_failed")?.[1]).toContain(explanation);
});

test("git ignores files with the secrets of a local trial", () => {
  const secrets = [".dev.vars", ".dev.vars.preview", ".env", ".env.production"];
  const { stdout } = spawnSync("git", ["check-ignore", ...secrets], { encoding: "utf8" });
  expect(stdout.trim().split("\n")).toEqual(secrets);
});
