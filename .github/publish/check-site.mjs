/* global AbortSignal, fetch -- Node globals that ESLint doesn't recognize */
import { performance } from "node:perf_hooks";
import { env, exit } from "node:process";
import { setTimeout } from "node:timers/promises";
import { URL } from "node:url";

/*
 * Checks that a published site's /healthz.json has the hash in COMMIT, that its routes return 200, and that
 * the contact function rejects an empty message. Retries for CHECK_SECONDS, because hosts need a moment to
 * switch releases.
 */
const {
  SITE_URL = "",
  COMMIT = "",
  GATSBY_CONTACT_ENDPOINT,
  CHECK_SECONDS = "60",
  CHECK_TIMEOUT_SECONDS = "10",
} = env;
const site = SITE_URL.replace(/\/$/, "");
const endpoint = new URL(GATSBY_CONTACT_ENDPOINT || "/api/send-contact-email", `${site}/`);

/** Throws if the body isn't complete within CHECK_TIMEOUT_SECONDS. */
async function ask(address, options) {
  try {
    const signal = AbortSignal.timeout(1000 * Number(CHECK_TIMEOUT_SECONDS));
    const answer = await fetch(address, { ...options, signal });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new Error(`${address} doesn't answer: ${String(error.cause ?? error)}`);
  }
}

async function problems() {
  const health = JSON.parse((await ask(`${site}/healthz.json`)).text);
  if (health.commit !== COMMIT) return [`/healthz.json shows ${health.commit} and not ${COMMIT}`];
  const found = [];
  for (const route of health.routes) {
    const { status } = await ask(site + route);
    if (status !== 200) found.push(`${route} answers ${status}`);
  }
  const headers = { "Content-Type": "application/json" };
  const { status, text } = await ask(endpoint, { method: "POST", headers, body: "" });
  if (status !== 400 || !text.includes('"malformed_json"')) {
    found.push(`${endpoint} answers an empty message with ${status}`);
  }
  return found;
}

const until = performance.now() + 1000 * Number(CHECK_SECONDS);
for (;;) {
  const found = await problems().catch((error) => [error.message]);
  if (found.length === 0) break;
  if (performance.now() > until) {
    for (const problem of found) console.error(problem);
    exit(1);
  }
  await setTimeout(1000);
}
console.log(`${site} shows ${COMMIT}, and everything answers.`);
