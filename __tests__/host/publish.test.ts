import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env, execPath } from "node:process";
import { closeAfterTest } from "../server/closing";
import { settingsFor, startSite } from "../server/contact-site";
import { startMailServer } from "../server/mail-server";
import { builtSite, listening, onLinux, watched } from "../server/run-command";
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

/** A build with two pages, and what a check of it needs. */
function build(folder: string, commit: string, broken = false): void {
  rmSync(join(folder, "public"), { recursive: true, force: true });
  mkdirSync(join(folder, "public"), { recursive: true });
  mkdirSync(join(folder, "hosting"), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write("hosting/server.cjs", `// ${commit}`);
  write("public/index.html", commit);
  if (!broken) write("public/contact.html", commit);
  write("public/healthz.json", JSON.stringify({ commit, routes: ["/", "/contact"] }));
  write(`public/app-${commit.repeat(4)}.js`, commit);
}

describe.each(["machine", "cloudflare", "netlify"])("publishing to %s", (host) => {
  async function start(settings = settingsFor(1)) {
    const root = mkdtempSync(join(tmpdir(), "publish-"));
    closeAfterTest(async () => rmSync(root, { recursive: true, force: true }));
    const [site, project, bin] = ["site", "project", "bin"].map((name) => join(root, name));
    if (site === undefined || project === undefined || bin === undefined) throw new Error(root);
    for (const folder of [site, project, bin]) mkdirSync(folder);
    for (const [name, text] of Object.entries(stands)) {
      writeFileSync(join(bin, name), `#!/usr/bin/env bash\nset -eu\n${text}\n`);
      chmodSync(join(bin, name), 0o755);
    }
    const { origin } = await startSite(settings, join(site, "current"));
    const publish = async (commit: string, broken = false) => {
      build(project, commit, broken);
      const child = spawn(resolve(".github/publish/publish.sh"), {
        cwd: project,
        env: {
          PATH: `${bin}:${env["PATH"] ?? ""}`,
          PUBLISH_TO: host,
          COMMIT: commit,
          SITE: site,
          SITE_URL: origin,
          NETLIFY_SITE_ID: "site",
          DEPLOY_TARGET: `user@machine.example:${site}`,
          RESTART: `echo restarted >> ${site}/restarts`,
          CHECK_SECONDS: "0",
        },
      });
      let text = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (data) => (text += String(data)));
      }
      const [code]: unknown[] = await once(child, "close");
      return { code, text };
    };
    const shown = async () => (await fetch(`${origin}/`)).text();
    return { publish, shown, site, project, origin };
  }

  onLinux("what passes its check stays, and what fails it goes back and says so", async () => {
    const { publish, shown } = await start();
    expect(await publish("aaaa1111")).toMatchObject({ code: 0 });
    expect(await publish("bbbb2222")).toMatchObject({ code: 0 });
    expect(await shown()).toBe("bbbb2222");
    const { code, text } = await publish("cccc3333", true);
    expect(code).toBe(1);
    expect(text).toContain("/contact answers 404");
    expect(text).toContain("Going back to what was there before");
    expect(await shown()).toBe("bbbb2222");
    expect(await publish("dddd4444")).toMatchObject({ code: 0 });
    expect(await shown()).toBe("dddd4444");
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
  const child = spawn(resolve(".github/publish/publish.sh"), {
    env: { PATH: env["PATH"], PUBLISH_TO: "elsewhere" },
    stdio: "ignore",
  });
  expect(await once(child, "close")).toEqual([2, null]);
});
