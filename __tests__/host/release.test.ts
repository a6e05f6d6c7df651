import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, lstatSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "node:process";
import { writeReleaseLists } from "../../src/build/hosts/release-lists";
import { findPublishedFiles } from "../../src/files";
import { onLinux, watched } from "../server/run-command";
import { temporaryFolder } from "../temporary-folder";
import { built } from "../tested-project";

const { folder, read, write } = temporaryFolder();
let site: string;
let count = 0;
beforeEach(() => (site = join(folder, `site-${(count += 1)}`)));

const script = resolve(".github/publish/release.sh");

function run(args: readonly string[], restart: string) {
  const { status, stderr } = spawnSync("bash", [script, ...args], {
    env: { PATH: env["PATH"], SITE: site, RESTART: restart },
    encoding: "utf8",
  });
  return { status, stderr };
}

/** Simulates the upload of a build whose pages contain this text. */
function upload(text: string) {
  const incoming = join(site, "incoming");
  const files = ["public/index.html", "public/contact.html", "hosting/server.cjs", "hosting/nginx.conf"];
  for (const file of files) write(join(incoming, file).slice(folder.length), text);
  writeReleaseLists(incoming);
  return incoming;
}

const restarts = 'cat "$SITE/current/index.html" >> "$SITE/restarts"';
const fails = (text: string) => `${restarts}; ! grep -q "${text}" "$SITE/current/index.html"`;

function release(text: string, restart = restarts) {
  upload(text);
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

const incomplete: readonly (readonly [what: string, spoil: (incoming: string) => void])[] = [
  ["no pages", (incoming) => rmSync(join(incoming, "public"), { recursive: true })],
  ["no home page", (incoming) => rmSync(join(incoming, "public/index.html"))],
  ["no server program", (incoming) => rmSync(join(incoming, "hosting/server.cjs"))],
  ["no list of its files", (incoming) => rmSync(join(incoming, "hosting/SHA256SUMS"))],
  ["no folder `hosting`", (incoming) => rmSync(join(incoming, "hosting"), { recursive: true })],
  ["a page of another release", (incoming) => writeFileSync(join(incoming, "public/contact.html"), "one ")],
  ["a cut-off page", (incoming) => writeFileSync(join(incoming, "public/contact.html"), "")],
  ["a page that was removed", (incoming) => writeFileSync(join(incoming, "public/removed.html"), "one ")],
];

onLinux.each(incomplete)("an upload with %s switches nothing and leaves nothing behind", (_, spoil) => {
  release("one ");
  release("two ");
  const before = releases();
  spoil(upload("three "));
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
  const repeated = back();
  expect(repeated).toMatchObject({ status: 1, stderr: expect.stringContaining("is live already") });
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

onLinux("simultaneous releases wait for each other", async () => {
  for (let round = 1; round <= 5; round += 1) {
    upload(`${round} `);
    const settings = { env: { PATH: env["PATH"], SITE: site, RESTART: ":" } };
    const runs = Array.from({ length: 3 }, () => watched(spawn("bash", [script], settings)));
    for (const { exit, output } of runs) expect([await exit, output.text]).toEqual([0, ""]);
    expect(live()).toBe(`${round} `);
    expect(readlinkSync(join(site, "previous"))).not.toBe(readlinkSync(join(site, "current")));
  }
});

onLinux("a server that RESTART starts doesn't block the next release", () => {
  release("one ", 'sleep 60 > /dev/null 2>&1 & echo $! >> "$SITE/servers"');
  const settings = { env: { PATH: env["PATH"], SITE: site }, timeout: 30_000 };
  upload("two ");
  expect(spawnSync("bash", [script], settings).status).toBe(0);
  process.kill(Number(shown("servers")));
});

onLinux("every user can read a release, even if it was built and published with a strict umask", () => {
  const before = process.umask(0o077);
  expect(release("one ")).toMatchObject({ status: 0 });
  process.umask(before);
  for (const path of ["releases", ...findPaths("releases")]) {
    const { mode } = lstatSync(join(site, path));
    expect([path, (mode & 0o777).toString(8)]).toEqual([path, (mode & 0o040000) !== 0 ? "755" : "644"]);
  }
});

const findPaths = (part: string) =>
  readdirSync(join(site, part), { recursive: true, encoding: "utf8" }).map((path) => join(part, path));

onLinux("a page that is open in a browser still gets the scripts and images of its own release", () => {
  for (const part of ["public", "hosting"])
    cpSync(built(part), join(site, "incoming", part), { recursive: true });
  expect(run([], ":")).toEqual({ status: 0, stderr: "" });
  const isPage = (path: string) => /\.html$/.test(path) && !/^\/(?:admin|_gatsby)\//.test(path);
  const pages = findPublishedFiles(join(site, "current")).filter(isPage);
  const loaded = new Set(
    pages.flatMap((path) => shown(`current${path}`).match(/\/[\w./-]+\.(?:js|webp|avif)\b/g) ?? []),
  );
  expect([...loaded]).toContainEqual(expect.stringMatching(/\.js$/));
  rmSync(join(site, "incoming"), { recursive: true });
  release("two ");
  expect([...loaded].filter((path) => !existsSync(join(site, "current", path)))).toEqual([]);
  expect(live()).toBe("two ");
  const unhashed = ["contact/index.html", "icons", "fonts", "share"];
  expect(unhashed.filter((path) => existsSync(join(site, "current", path)))).toEqual([]);
});
