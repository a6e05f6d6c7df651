import { spawn } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readdirSync, readlinkSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "node:process";
import { settingsFor, startSite } from "../server/contact-site";
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
    const { origin } = await startSite(settingsFor(1), join(site, live));
    const shown = () => read(`site/${live}/index.html`);
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
