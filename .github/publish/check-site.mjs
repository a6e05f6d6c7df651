/* global fetch -- a part of Node that the linter does not know */
import { performance } from "node:perf_hooks";
import { env, exit } from "node:process";
import { setTimeout } from "node:timers/promises";
import { URL } from "node:url";

/*
 * Asks a published site whether it is in order: it shows COMMIT, every address of its health file answers, and its
 * function refuses a message that is none. Hosts take a while until they show what was published.
 */
const { SITE_URL = "", COMMIT = "", GATSBY_CONTACT_ENDPOINT, CHECK_SECONDS = "60" } = env;
const site = SITE_URL.replace(/\/$/, "");
const endpoint = new URL(GATSBY_CONTACT_ENDPOINT || "/api/send-contact-email", `${site}/`);

async function problems() {
  const health = await (await fetch(`${site}/healthz.json`)).json();
  if (health.commit !== COMMIT) return [`/healthz.json shows ${health.commit} and not ${COMMIT}`];
  const found = [];
  for (const route of health.routes) {
    const { status } = await fetch(site + route);
    if (status !== 200) found.push(`${route} answers ${status}`);
  }
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(endpoint, { method: "POST", headers, body: "" });
  const text = await answer.text();
  if (answer.status !== 400 || !text.includes('"malformed_json"')) {
    found.push(`${endpoint} answers an empty message with ${answer.status}`);
  }
  return found;
}

const until = performance.now() + 1000 * Number(CHECK_SECONDS);
for (;;) {
  const found = await problems().catch((error) => [`No answer: ${String(error.cause ?? error)}`]);
  if (found.length === 0) break;
  if (performance.now() > until) {
    for (const problem of found) console.error(problem);
    exit(1);
  }
  await setTimeout(1000);
}
console.log(`${site} shows ${COMMIT}, and everything answers.`);
