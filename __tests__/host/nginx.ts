import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getuid } from "node:process";
import { areInstalled } from "./installed";
import { answering } from "../server/run-command";

/** Debian's paths for nginx and its Brotli module. */
const program = "/usr/sbin/nginx";
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export const hasNginx = (): boolean =>
  areInstalled(
    [program, brotli],
    "Debian: apt-get install nginx libnginx-mod-http-brotli-static",
    "NGINX_REQUIRED",
  );

export async function startNginx(http: string, origin: string, unencrypted: string) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `load_module ${brotli};
${getuid?.() === 0 ? "# Debian's www-data can't read a folder in root's home.\nuser root;" : ""}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/client_body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${http}
}
`,
  );
  const checked = spawnSync(program, ["-t", "-q", "-c", file], { encoding: "utf8" });
  if (checked.status !== 0) throw new Error(`nginx refuses its settings:\n${checked.stderr}`);
  const child = spawn(program, ["-c", file], { stdio: "inherit" });
  const ended = once(child, "exit");
  await answering(origin, () => child.exitCode !== null);
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, unencrypted, stop };
}
