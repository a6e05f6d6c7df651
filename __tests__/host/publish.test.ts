import { spawn } from "node:child_process";
import { chmodSync, cpSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { settingsFor, startSite } from "../server/contact-site";
import { startMailServer } from "../server/mail-server";
import { builtSite, listening, onLinux, watched } from "../server/run-command";
import { temporaryFolder } from "../temporary-folder";
import { post } from "./answers-to";

/** In place of what the scripts of the workflows reach over a network; the hosts' programs keep deployments in a folder. */
const stands: Readonly<Record<string, string>> = {
  ssh: 'shift; exec bash -c "$*"',
  rsync:
    'target=${@: -1}; target=${target#*:}; rm -rf "$target"; mkdir "$target"; cp -a public hosting "$target"',
  npx: `
case "$*" in
  "wrangler deploy" | *"deploy --prod"*)
    name=deploy-$(ls "$SITE" | wc -l); cp -a . "$SITE/$name"
    readlink "$SITE/current" > "$SITE/before" || true
    ln -sfn "$SITE/$name/public" "$SITE/current" ;;
  "wrangler rollback"*) ln -sfn "$(cat "$SITE/before")" "$SITE/current" ;;
  *"api getSite"*) echo "{\\"published_deploy\\":{\\"id\\":\\"$(readlink "$SITE/current")\\"}}" ;;
  *"api restoreSiteDeploy"*) ln -sfn "$(grep -o '/[^"]*' <<< "$*" | tail -1)" "$SITE/current" ;;
  *) echo "unknown: $*" >&2; exit 1 ;;
esac`,
};

/** Runs the script of the workflows; gives its exit code and what it says. */
async function run(cwd: string, variables: Readonly<Record<string, string>>) {
  const { exit, output } = watched(
    spawn(resolve(".github/publish/publish.sh"), { cwd, env: { PATH: env["PATH"], ...variables } }),
  );
  return { code: await exit, text: output.text };
}

describe.each(["machine", "cloudflare", "netlify"])("publishing to %s", (host) => {
  const { folder, read, write } = temporaryFolder();
  const site = join(folder, "site");

  /** Publishes a build of two pages, of which a broken one lacks the second. */
  function publish(commit: string, origin: string, broken = false) {
    write(`${commit}/hosting/server.cjs`, `// ${commit}`);
    write(`${commit}/public/index.html`, commit);
    if (!broken) write(`${commit}/public/contact.html`, commit);
    const health = JSON.stringify({ commit, routes: ["/", "/contact"] });
    write(`${commit}/public/healthz.json`, health);
    return run(join(folder, commit), {
      PATH: `${join(folder, "bin")}:${env["PATH"] ?? ""}`,
      PUBLISH_TO: host,
      COMMIT: commit,
      SITE: site,
      SITE_URL: origin,
      NETLIFY_SITE_ID: "site",
      DEPLOY_TARGET: `user@machine.example:${site}`,
      RESTART: `echo restarted >> ${site}/restarts`,
      CHECK_SECONDS: "0",
    });
  }

  onLinux("what passes its check stays, and what fails it goes back and says so", async () => {
    mkdirSync(site);
    for (const [name, text] of Object.entries(stands))
      chmodSync(write(`bin/${name}`, `#!/usr/bin/env bash\nset -eu\n${text}\n`), 0o755);
    const { origin } = await startSite(settingsFor(1), join(site, "current"));
    const shown = async () => (await fetch(origin)).text();
    expect(await publish("aaaa1111", origin)).toMatchObject({ code: 0 });
    const { code, text } = await publish("bbbb2222", origin, true);
    expect(code).toBe(1);
    expect(text).toContain("/contact answers 404");
    expect(text).toContain("Going back to what was there before");
    expect(await shown()).toBe("aaaa1111");
    expect(await publish("cccc3333", origin)).toMatchObject({ code: 0 });
    expect(await shown()).toBe("cccc3333");
    if (host === "machine") expect(read("site/restarts")).toBe("restarted\n".repeat(4));
  });
});

onLinux("the server in one file, as the build makes it, needs nothing beside it", async () => {
  const folder = await builtSite();
  const file = join(folder, "server.cjs");
  cpSync("hosting/server.cjs", file);
  const mailServer = await startMailServer();
  const server = spawn(execPath, [file, join(folder, "public")], {
    cwd: folder,
    env: { ...settingsFor(mailServer.port), PORT: "0" },
  });
  const origin = await listening(watched(server));
  expect(await (await fetch(origin)).text()).toBe("<h1>Home</h1>");
  expect(await post(origin)).toMatchObject({ status: 200 });
  expect(mailServer.mails).toHaveLength(1);
});

onLinux("a host that is none is refused, before anything is touched", async () => {
  expect(await run(".", { PUBLISH_TO: "elsewhere" })).toMatchObject({ code: 2 });
});
