import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "node:process";
import { onLinux } from "../server/run-command";
import { temporaryFolder } from "../temporary-folder";

const { folder, read, write } = temporaryFolder();
let site: string;
let count = 0;
beforeEach(() => (site = join(folder, `site-${(count += 1)}`)));

function run(args: readonly string[], restart: string) {
  const { status, stderr } = spawnSync("bash", [resolve(".github/publish/release.sh"), ...args], {
    env: { PATH: env["PATH"], SITE: site, RESTART: restart },
    encoding: "utf8",
  });
  return { status, stderr };
}

const restarts = 'cat "$SITE/current/index.html" >> "$SITE/restarts"';
const fails = (text: string) => `${restarts}; ! grep -q "${text}" "$SITE/current/index.html"`;

function release(text: string, restart = restarts) {
  write(join(site, "incoming/public/index.html").slice(folder.length), text);
  return run([], restart);
}
const back = (restart = restarts) => run(["back"], restart);

const shown = (file: string) => read(join(site, file).slice(folder.length));
const live = () => shown("current/index.html");
const previous = () => shown("previous/index.html");
const releases = () => readdirSync(join(site, "releases"));

onLinux("a release whose server doesn't restart is rolled back, and the server is restarted again", () => {
  release("one ");
  release("two ");
  const { status, stderr } = release("broken ", fails("broken"));
  expect(status).toBe(1);
  expect(stderr).toMatch(/RESTART failed for releases\/\S+\/served\. releases\/\S+ is live again/);
  expect([live(), previous()]).toEqual(["two ", "one "]);
  expect(shown("restarts")).toBe("one two broken two ");
});

onLinux("a server that doesn't restart with either release is reported as maybe down", () => {
  release("one ");
  const { status, stderr } = release("two ", `false # ${restarts}`);
  expect(status).toBe(1);
  expect(stderr).toContain("the server may be down");
  expect(live()).toBe("one ");
});

onLinux("a first release whose server doesn't restart leaves nothing live", () => {
  const { status, stderr } = release("broken ", fails("broken"));
  expect(status).toBe(1);
  expect(stderr).toContain("There is no earlier release");
  expect(existsSync(join(site, "current"))).toBe(false);
});

onLinux("a release that can't be completed switches nothing and leaves nothing behind", () => {
  release("one ");
  release("two ");
  const before = releases();
  rmSync(join(site, "incoming/public"), { recursive: true });
  const { status, stderr } = run([], restarts);
  expect(status).toBe(1);
  expect(stderr).toContain("Nothing was switched");
  expect([live(), previous(), releases()]).toEqual(["two ", "one ", before]);
  expect(shown("restarts")).toBe("one two ");
});

onLinux("a rollback restores the previous release, and fails if there is none", () => {
  release("one ");
  const refused = back();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toBe("There is no earlier release to go back to. The current one stays live.\n");
  expect(live()).toBe("one ");
  release("two ");
  expect(back()).toEqual({ status: 0, stderr: "" });
  expect(live()).toBe("one ");
  rmSync(join(site, readlinkSync(join(site, "previous"))), { recursive: true });
  expect(back().stderr).toContain("was deleted");
});

onLinux("five releases are kept, always including the current and the previous one", () => {
  for (const text of ["one ", "two ", "broken "]) release(text);
  // Roll back to the release "two", which stays live while seven more releases fail.
  back();
  for (let attempt = 0; attempt < 7; attempt += 1) release("broken ", fails("broken"));
  expect(live()).toBe("two ");
  expect(releases()).toHaveLength(6);
  release("three ");
  expect([live(), previous()]).toEqual(["three ", "two "]);
  release("four ");
  release("five ");
  expect([live(), previous(), releases().length]).toEqual(["five ", "four ", 5]);
});
