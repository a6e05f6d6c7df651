import { spawn } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readlinkSync, utimesSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { writeReleaseLists } from "../../src/build/hosts/release-lists";
import { newState } from "../../src/contact-function/store";
import { createSiteServer } from "../../src/server/site-server";
import { settingsFor, startSite } from "../server/contact-site";
import { listen, startMailServer } from "../server/mail-server";
import { onLinux, watched } from "../server/run-command";
import { temporaryFolder } from "../temporary-folder";
import { areInstalled } from "./installed";
import { standIns } from "./stand-ins";

const worker = "tallyfield-site";
const hosts = ["cloudflare", "netlify"];
if (areInstalled(["/usr/bin/rsync"], "Debian: apt-get install rsync", "RSYNC_REQUIRED")) {
  hosts.push("machine");
}

async function run(cwd: string, variables: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const script = resolve(cwd, ".github/publish/publish.sh");
  const { exit, output } = watched(spawn(script, args, { cwd, env: { PATH: env["PATH"], ...variables } }));
  return { code: await exit, text: output.text };
}

describe.each(hosts)("publishing to %s", (host) => {
  const { folder, read, write } = temporaryFolder();
  const site = join(folder, "site");
  const live = host === "cloudflare" ? worker : "current";
  mkdirSync(join(site, "previews"), { recursive: true });

  const shown = () => read(`site/${live}/index.html`);

  /**
   * Starts a server that serves the live release. `passwords` maps each release's commit to its SMTP
   * password.
   */
  async function startReleases(port: number, passwords: Readonly<Record<string, string>>) {
    const releases = new Map<string, ReturnType<typeof createSiteServer>>();
    const front = createServer((request, response) => {
      const release = existsSync(join(site, live)) ? readlinkSync(join(site, live)) : "";
      const SMTP_PASS = passwords[release && shown()] ?? "";
      const settings = settingsFor(port, { SMTP_USER: "site", SMTP_PASS });
      const context = { env: settings, state: newState(), log: () => undefined };
      const server = releases.get(release) ?? createSiteServer(join(site, live), context);
      releases.set(release, server).get(release)?.emit("request", request, response);
    });
    return { origin: `http://127.0.0.1:${await listen(front)}`, restart: () => releases.clear() };
  }

  function publish(commit: string, origin: string, more: Readonly<Record<string, string>> = {}) {
    const project = join(folder, commit);
    cpSync(".github/publish", join(project, ".github/publish"), {
      recursive: true,
      filter: (path) => !path.includes("node_modules"),
    });
    cpSync("wrangler.jsonc", join(project, "wrangler.jsonc"));
    for (const [path, text] of Object.entries(standIns)) {
      chmodSync(write(join(commit, path), `#!/usr/bin/env bash\nset -eu\n${text}\n`), 0o755);
    }
    for (const file of ["server.cjs", "nginx.conf"]) write(`${commit}/hosting/${file}`, `# ${commit}`);
    // A changed file must be published even if its size and modification time are the same as before.
    utimesSync(write(`${commit}/public/index.html`, commit), 0, 0);
    write(`${commit}/public/contact.html`, commit);
    const health = JSON.stringify({ commit, routes: ["/", "/contact"] });
    write(`${commit}/public/healthz.json`, health);
    writeReleaseLists(project);
    return run(project, {
      PATH: `${join(project, "bin")}:${env["PATH"] ?? ""}`,
      PUBLISH_TO: host,
      COMMIT: commit,
      SITE: site,
      SITE_URL: origin,
      SITE_NOINDEX: "0",
      NETLIFY_SITE_ID: "site",
      DEPLOY_TARGET: `user@machine.example:${site}`,
      RESTART: `echo restarted >> ${site}/restarts`,
      CHECK_SECONDS: "0",
      ...more,
    });
  }

  onLinux("a build stays live only if it passes its check", async () => {
    const { port } = await startMailServer();
    const { origin } = await startSite(settingsFor(port), join(site, live));
    const broken = { GATSBY_CONTACT_ENDPOINT: `${origin}/no-function` };
    const first = await publish("0000aaaa", origin, broken);
    expect(first.code).toBe(1);
    expect(first.text).toMatch(/no earlier (release|deploy|version)/);
    expect(await publish("aaaa1111", origin)).toMatchObject({ code: 0 });
    const { code, text } = await publish("bbbb2222", origin, broken);
    expect(code).toBe(1);
    expect(text).toContain("/no-function answers an empty message with");
    expect(text).toContain("The previous release is live again");
    expect(shown()).toBe("aaaa1111");
    const nowhere = join(folder, "none/none");
    const unreachable = { SITE: nowhere, DEPLOY_TARGET: `user@machine.example:${nowhere}` };
    const unpublished = await publish("dddd4444", origin, unreachable);
    expect(unpublished.code).toBe(1);
    expect(unpublished.text).toContain("Publishing failed");
    expect(shown()).toBe("aaaa1111");
    if (host === "machine") expect(read("site/restarts")).toBe("restarted\n".repeat(4));
  });

  onLinux(
    "a release is checked even if the host's program failed or the connection dropped after it went live",
    async () => {
      const { port } = await startMailServer();
      const { origin } = await startSite(settingsFor(port), join(site, live));
      const dropped = { DROPPED: "1" };
      const stays = await publish("aaaa9999", origin, dropped);
      expect(stays).toMatchObject({ code: 0, text: expect.stringContaining("but the new release is live") });
      const broken = { GATSBY_CONTACT_ENDPOINT: `${origin}/no-function`, ...dropped };
      const { code, text } = await publish("bbbb9999", origin, broken);
      expect(code).toBe(1);
      expect(text).toContain("The previous release is live again");
      expect(shown()).toBe("aaaa9999");
      // The daily publication may publish the commit that is live.
      const again = await publish("aaaa9999", origin, dropped);
      expect(again).toMatchObject({ code: 1, text: expect.stringContaining("Publishing failed") });
    },
  );

  // Test only one host, because every host rolls back the same releases.
  if (host === "cloudflare") {
    onLinux("a release that breaks email is rolled back, but one that doesn't repair it stays", async () => {
      let right = "first";
      const { port, mails } = await startMailServer({
        disabledCommands: ["STARTTLS"],
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: ({ password }, _session, callback) =>
          callback(password === right ? null : new Error("Wrong"), { user: "site" }),
      });
      const passwords = { aaaa1111: "first", bbbb2222: "wrong", cccc3333: "wrong" };
      const { origin, restart } = await startReleases(port, passwords);
      expect(await publish("aaaa1111", origin)).toMatchObject({ code: 0 });
      const broken = await publish("bbbb2222", origin);
      expect(broken.code).toBe(1);
      expect(broken.text).toContain("login_failed SMTP_USER SMTP_PASS");
      expect(broken.text).toContain("The previous release is live again");
      expect(shown()).toBe("aaaa1111");
      // Simulate a password change on the mail server.
      right = "second";
      restart();
      const unrepaired = await publish("cccc3333", origin);
      expect(unrepaired.code).toBe(1);
      expect(unrepaired.text).toContain("The new release is live, but it can't send email");
      expect(shown()).toBe("cccc3333");
      expect(mails).toEqual([]);
    });
  }

  if (host === "machine") {
    onLinux("pull requests share one preview, which stays after one of them is closed", async () => {
      const { origin } = await startSite(settingsFor(1), join(site, live));
      const preview = { CHANGE: "7", SITE_NOINDEX: "1" };
      expect(await publish("eeee5555", origin, preview)).toMatchObject({ code: 0 });
      const closed = { PUBLISH_TO: host, DEPLOY_TARGET: "user@machine.example:/none", ...preview };
      expect(await run(join(folder, "eeee5555"), closed, "remove")).toMatchObject({ code: 0 });
      expect(shown()).toBe("eeee5555");
    });
    return;
  }

  onLinux("a pull request's preview has its own address, and never changes the public site", async () => {
    const { origin } = await startSite(settingsFor(1), join(site, "previews"));
    const production = () => existsSync(join(site, live)) && readlinkSync(join(site, live));
    const before = production();
    const preview = (change: string) => ({ CHANGE: change, SITE_NOINDEX: "1" });
    const address = (change: string) => `${origin}/pr-${change}`;
    expect(await publish("eeee5555", address("7"), preview("7"))).toMatchObject({ code: 0 });
    expect(await publish("ffff6666", address("8"), preview("8"))).toMatchObject({ code: 0 });
    expect(read("site/previews/pr-7/index.html")).toBe("eeee5555");
    const broken = { ...preview("7"), GATSBY_CONTACT_ENDPOINT: `${origin}/no-function` };
    const failed = await publish("9999aaaa", address("7"), broken);
    expect(failed.code).toBe(1);
    expect(failed.text).toContain("The preview failed its check");
    const shared = await publish("0000bbbb", origin, preview("7"));
    expect(shared.code).toBe(2);
    expect(shared.text).toContain("isn't an address of pr-7");
    const removed = run(
      join(folder, "eeee5555"),
      {
        PUBLISH_TO: host,
        SITE: site,
        NETLIFY_SITE_ID: "site",
        ...preview("7"),
      },
      "remove",
    );
    expect(await removed).toMatchObject({ code: 0 });
    expect(["pr-7", "pr-8"].map((name) => existsSync(join(site, "previews", name)))).toEqual([false, true]);
    if (host === "netlify") expect(read("site/deleted")).toBe('"b"\n"c"\n');
    expect(production()).toBe(before);
  });

  if (host !== "cloudflare") return;
  onLinux("a preview can't use production's Worker", async () => {
    const own = { CHANGE: "7", SITE_NOINDEX: "1", PREVIEW_WORKER: worker };
    const refused = await publish("9999cccc", "http://127.0.0.1/pr-7", own);
    expect(refused.code).toBe(2);
    expect(refused.text).toContain("production's name");
  });

  onLinux(
    "Cloudflare's tool accepts the version that answers for a removed preview with status 410",
    async () => {
      const removed = resolve(".github/publish/removed");
      const settings = ["--config", join(removed, "wrangler.jsonc"), "--name", "preview"];
      const args = ["versions", "upload", ...settings, "--preview-alias", "pr-7", "--dry-run"];
      const tool = spawn("node_modules/.bin/wrangler", args, {
        env: { PATH: env["PATH"], HOME: folder, WRANGLER_SEND_METRICS: "false" },
      });
      expect(await watched(tool).exit).toBe(0);
      const script = `import worker from ${JSON.stringify(join(removed, "worker.mjs"))};
      console.log(worker.fetch().status);`;
      const { exit, output } = watched(spawn(execPath, ["--input-type=module", "--eval", script]));
      await exit;
      expect(output.text).toBe("410\n");
    },
  );
});

onLinux("an unknown host is an error, and nothing is changed", async () => {
  expect(await run(".", { PUBLISH_TO: "elsewhere" })).toMatchObject({ code: 2 });
});
