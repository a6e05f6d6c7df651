import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { execPath } from "node:process";
import { temporaryFolder } from "./temporary-folder";

const temporary = temporaryFolder();
const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** Output of `npm audit --json` (npm 7 or later), with only the fields that we read. */
const recorded = {
  auditReportVersion: 2,
  vulnerabilities: {
    gatsby: { name: "gatsby", severity: "critical", isDirect: true, via: ["body-parser", "lodash"] },
    "body-parser": {
      name: "body-parser",
      severity: "high",
      isDirect: false,
      via: [
        {
          source: 1099520,
          name: "body-parser",
          title: "body-parser vulnerable to denial of service when url encoding is enabled",
          url: "https://github.com/advisories/GHSA-qwcr-r2fm-qrc7",
          severity: "high",
          range: "<1.20.3",
        },
        "qs",
      ],
    },
    qs: {
      name: "qs",
      severity: "moderate",
      isDirect: false,
      via: [
        {
          source: 1104115,
          name: "qs",
          title: "qs can run out of memory",
          url: "https://github.com/advisories/GHSA-hrpp-h998-j3pp",
          severity: "moderate",
          range: "<6.5.3",
        },
      ],
    },
  },
};
const advisory = "GHSA-qwcr-r2fm-qrc7";

function checkAudit(audit: unknown, exceptions: readonly object[] = []) {
  const list = temporary.write("exceptions.json", JSON.stringify(exceptions));
  const args = [".github/upkeep/check-audit.mjs", list];
  const { status, stderr } = spawnSync(execPath, args, { input: JSON.stringify(audit), encoding: "utf8" });
  return { status, problems: stderr.split("\n").filter(Boolean) };
}

describe("the audit", () => {
  test("fails on a high advisory, but not on a moderate one", () => {
    const { status, problems } = checkAudit(recorded);
    expect(status).toBe(1);
    expect(problems).toEqual([
      expect.stringMatching(/^GHSA-qwcr-r2fm-qrc7 \(high\) in body-parser: .+ https:\/\/github\.com\//),
    ]);
  });

  test("accepts an advisory with a reason until its end date", () => {
    const reason = "Our function switches this parser off.";
    expect(checkAudit(recorded, [{ advisory, reason, until: "2999-12-31" }])).toEqual({
      status: 0,
      problems: [],
    });
    const ended = checkAudit(recorded, [{ advisory, reason, until: "2020-01-31" }]);
    expect(ended.status).toBe(1);
    expect(ended.problems).toEqual([expect.stringContaining("ended on 2020-01-31")]);
  });

  test("asks to complete an exception without a reason", () => {
    const { status, problems } = checkAudit(recorded, [{ advisory, until: "2999-12-31" }]);
    expect(status).toBe(1);
    expect(problems).toEqual([expect.stringContaining("fill in advisory, reason, and until")]);
  });

  test("asks to remove an unused exception", () => {
    const clean = { auditReportVersion: 2, vulnerabilities: {} };
    const { status, problems } = checkAudit(clean, [{ advisory, reason: "…", until: "2999-12-31" }]);
    expect(status).toBe(1);
    expect(problems).toEqual([expect.stringContaining("Remove the exception")]);
  });

  test.each([
    ["an error from the registry", { message: "405 Method Not Allowed", statusCode: 405 }, "405"],
    ["an error from npm", { error: { code: "ENOLOCK", summary: "no lock file" } }, "no lock file"],
    ["no answer", undefined, "npm printed nothing"],
  ])("doesn't take %s for a clean result", (_, audit, reason) => {
    const { status, problems } = checkAudit(audit);
    expect(status).toBe(2);
    expect(problems.join()).toContain(reason);
  });
});

interface Rule {
  readonly matchPackageNames: readonly string[];
  readonly enabled?: boolean;
  readonly groupName?: string;
}
const { packageRules }: { packageRules: readonly Rule[] } = json(".github/renovate.json");

test("Renovate doesn't update versions that the project overrides", () => {
  const held = packageRules.filter(({ enabled }) => enabled === false);
  const names = held.flatMap(({ matchPackageNames }) => matchPackageNames);
  expect(names).toEqual(expect.arrayContaining(["sharp", "lmdb", "msgpackr-extract", "unrs-resolver"]));
});

test("Renovate's rules name packages that the project uses", () => {
  const { dependencies, devDependencies, overrides } = json("package.json");
  const used = Object.keys({ ...dependencies, ...devDependencies, ...overrides });
  const matches = (pattern: string) =>
    used.some((name) => new RegExp(`^${pattern.replace("*", ".*")}$`).test(name));
  const unknown = packageRules
    .flatMap(({ matchPackageNames }) => matchPackageNames)
    .filter((name) => !matches(name));
  expect(unknown).toEqual([]);
});
