import { spawn } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, utimesSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { env } from "node:process";
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

/** Runs the workflows' publishing script. Returns its exit code and output. */
async function run(cwd: string, variables: Readonly<Record<string, string>>) {
  const script = resolve(cwd, ".github/publish/publish.sh");
  const { exit, output } = watched(spawn(script, { cwd, env: { PATH: env["PATH"], ...variables } }));
  return { code: await exit, text: output.text };
}

describe.each(hosts)("publishing to %s", (host) => {
  const { folder, read, write } = temporaryFolder();
  const site = join(folder, "site");
  const live = host === "cloudflare" ? worker : "current";
  mkdirSync(site);

  const shown = () => read(`site/${live}/index.html`);

  /** Starts a server that restarts the function for each release, with the password for its commit. */
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

  /** Publishes a build of two pages. */
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
    write(`${commit}/hosting/server.cjs`, `// ${commit}`);
    // A change must arrive even if a file's size and time are the same as before.
    utimesSync(write(`${commit}/public/index.html`, commit), 0, 0);
    write(`${commit}/public/contact.html`, commit);
    const health = JSON.stringify({ commit, routes: ["/", "/contact"] });
    write(`${commit}/public/healthz.json`, health);
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
    expect(await publish("cccc3333", origin)).toMatchObject({ code: 0 });
    expect(shown()).toBe("cccc3333");
    const nowhere = join(folder, "none/none");
    const unreachable = { SITE: nowhere, DEPLOY_TARGET: `user@machine.example:${nowhere}` };
    const unpublished = await publish("dddd4444", origin, unreachable);
    expect(unpublished.code).toBe(1);
    expect(unpublished.text).toContain("Publishing failed");
    expect(shown()).toBe("cccc3333");
    if (host === "machine") expect(read("site/restarts")).toBe("restarted\n".repeat(5));
  });

  onLinux("a release that breaks email is rolled back, but one that doesn't repair it stays", async () => {
    let right = "first";
    const { port, mails } = await startMailServer({
      disabledCommands: ["STARTTLS"],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, callback) =>
        callback(password === right ? null : new Error("Wrong"), { user: "site" }),
    });
    const passwords = { aaaa1111: "first", bbbb2222: "wrong", cccc3333: "wrong", dddd4444: "second" };
    const { origin, restart } = await startReleases(port, passwords);
    expect(await publish("aaaa1111", origin)).toMatchObject({ code: 0 });
    const broken = await publish("bbbb2222", origin);
    expect(broken.code).toBe(1);
    expect(broken.text).toContain("login_failed SMTP_USER SMTP_PASS");
    expect(broken.text).toContain("The previous release is live again");
    expect(shown()).toBe("aaaa1111");
    // Somebody changes the password on the mail server.
    right = "second";
    restart();
    const unrepaired = await publish("cccc3333", origin);
    expect(unrepaired.code).toBe(1);
    expect(unrepaired.text).toContain("The new release is live, but it can't send email");
    expect(shown()).toBe("cccc3333");
    expect(await publish("dddd4444", origin)).toMatchObject({ code: 0 });
    expect(shown()).toBe("dddd4444");
    expect(mails).toEqual([]);
  });

  if (host !== "cloudflare") return;
  onLinux("a preview needs its own Worker, and can't use production's", async () => {
    const { origin } = await startSite(settingsFor(1), join(site, `${worker}-preview`));
    const production = () => readdirSync(site).includes(live) && readlinkSync(join(site, live));
    const before = production();
    const preview = { SITE_NOINDEX: "1" };
    expect(await publish("eeee5555", origin, preview)).toMatchObject({ code: 0 });
    expect(read(`site/${worker}-preview/index.html`)).toBe("eeee5555");
    const own = await publish("ffff6666", origin, { ...preview, PREVIEW_WORKER: "change-12" });
    expect(own.code).toBe(1);
    expect(read("site/change-12/index.html")).toBe("ffff6666");
    const refused = await publish("9999aaaa", origin, { ...preview, PREVIEW_WORKER: worker });
    expect(refused.code).toBe(2);
    expect(refused.text).toContain("production's name");
    expect(production()).toBe(before);
  });
});

onLinux("an unknown host is an error, and nothing is changed", async () => {
  expect(await run(".", { PUBLISH_TO: "elsewhere" })).toMatchObject({ code: 2 });
});
