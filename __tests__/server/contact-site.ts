import { tmpdir } from "node:os";
import { type Environment } from "../../src/environment";
import { createSiteServer } from "../../src/server/site-server";
import { newState } from "../../src/contact-function/store";
import { listen, type Script, startMailServer } from "./mail-server";

export const message = {
  type: "contact",
  name: "Ada Lovelace",
  email: "ada@example.org",
  company: "Engines & Sons",
  phone: "+1 (555) 010-0100",
  message: "Our CTR < 2%, and 5 < 7. Please help.",
  service: "seo",
  budget: "5k-10k",
  timeline: "asap",
};

export const settingsFor = (port: number, more: Environment = {}): Environment => ({
  SMTP_HOST: "127.0.0.1",
  SMTP_PORT: String(port),
  SMTP_REQUIRE_TLS: "false",
  CONTACT_TO: "owner@site.example",
  CONTACT_FROM: "Site <website@site.example>",
  CONTACT_RATE_MAX: "0",
  ...more,
});

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: {
    success?: unknown;
    id?: string;
    error?: { code: string; fields?: Record<string, string>; retryable?: boolean };
  };
}

export type ContactSite = Awaited<ReturnType<typeof startSite>>;

export async function startSite(env: Environment, folder = tmpdir(), port = 0) {
  const logs: string[] = [];
  const log = (line: string) => logs.push(line);
  const server = createSiteServer(folder, { env, state: newState(), log });
  const origin = `http://127.0.0.1:${await listen(server, port)}`;
  const url = `${origin}/api/send-contact-email`;
  const send = async (init: RequestInit): Promise<Answer> => {
    const response = await fetch(url, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: jsonOf(text) };
  };
  const askHealth = async (init: RequestInit = {}) => {
    const response = await fetch(`${origin}/api/contact-health`, init);
    const json: unknown = await response.json();
    return { status: response.status, headers: response.headers, json };
  };
  return {
    server,
    askHealth,
    url,
    origin,
    logs,
    send,
    post: (body: unknown, headers: Record<string, string> = {}) =>
      send({
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    /** Posts form fields the way a browser without scripts does. */
    postForm: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send({ method: "POST", headers, body: new URLSearchParams(fields) }),
  };
}

export async function startBoth(env: Environment = {}, script: Script = {}) {
  const server = await startMailServer(script);
  return { server, site: await startSite(settingsFor(server.port, env)) };
}

function jsonOf(text: string): Answer["json"] {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
