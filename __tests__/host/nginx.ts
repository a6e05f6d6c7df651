import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { env } from "node:process";
import { closedPort } from "../server/mail-server";

/** Where Debian puts nginx and the module. */
const program = "/usr/sbin/nginx";
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/**
 * Whether this machine can run nginx. Where `NGINX_REQUIRED` is set, as on build machines, the tests must
 * not be left out unseen.
 *
 * @throws Error when nginx is required and missing.
 */
export function hasNginx(): boolean {
  const missing = [program, brotli].find((file) => !existsSync(file));
  if (missing === undefined) return true;
  const advice = `there is no ${missing} (Debian: apt-get install nginx libnginx-mod-http-brotli-static)`;
  if ((env["NGINX_REQUIRED"] ?? "") !== "") throw new Error(`NGINX_REQUIRED is set, but ${advice}`);
  console.warn(`The tests of nginx are left out: ${advice}.`);
  return false;
}

/** A running nginx. */
export interface Nginx {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts nginx with the settings that the build wrote, over `public/`. The function answers at each of these in turn. */
export async function startNginx(...functionOrigins: readonly string[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await closedPort();
  const written = readFileSync("hosting/nginx.conf", "utf8");
  const site = join(folder, "site.conf");
  writeFileSync(site, written.replace("http://127.0.0.1:8000", "http://function"));
  const main = join(folder, "nginx.conf");
  writeFileSync(main, mainConfig({ folder, port, site, functionOrigins }));
  const checked = spawnSync(program, ["-t", "-q", "-c", main], { encoding: "utf8" });
  if (checked.status !== 0) throw new Error(`nginx refuses its settings:\n${checked.stderr}`);
  const child = spawn(program, ["-c", main], { stdio: "inherit" });
  const ended = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answered) break;
    if (child.exitCode !== null) throw new Error("nginx ended");
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    origin,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface MainConfig extends Record<"folder" | "site", string> {
  readonly port: number;
  readonly functionOrigins: readonly string[];
}

const mainConfig = ({ folder, port, site, functionOrigins }: MainConfig) =>
  `load_module ${brotli};
daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join("\n  ")}
  upstream function {
    ${functionOrigins.map((origin) => `server ${new URL(origin).host};`).join("\n    ")}
  }
  server {
    listen 127.0.0.1:${port};
    root ${resolve("public")};
    include ${site};
  }
}
`;
