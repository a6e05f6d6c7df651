/* global AbortSignal, fetch -- Node globals that ESLint doesn't recognize */
import { performance } from "node:perf_hooks";
import { env, exit } from "node:process";
import { setTimeout } from "node:timers/promises";
import { URL } from "node:url";

/*
 * Asks a published site whether its contact function can send email. Retries for up to CHECK_SECONDS seconds.
 * This limit must be more than 60, because the function repeats the same answer for a minute. Skips previews,
 * functions on another origin, and functions that write emails to files.
 */
const {
  SITE_URL = "",
  SITE_NOINDEX,
  GATSBY_CONTACT_ENDPOINT,
  CONTACT_HEALTH_TOKEN,
  CHECK_SECONDS = "90",
} = env;
const site = new URL(SITE_URL);
const endpoint = new URL(GATSBY_CONTACT_ENDPOINT || "/", site);
const health = new URL("/api/contact-health", site);

/** Returns the reason why the contact function can't send email, or `undefined` if it can. */
async function problem() {
  const headers = CONTACT_HEALTH_TOKEN ? { Authorization: `Bearer ${CONTACT_HEALTH_TOKEN}` } : {};
  try {
    const answer = await fetch(health, { headers, signal: AbortSignal.timeout(20_000) });
    const text = await answer.text();
    const { ready, code, settings = [] } = text.startsWith("{") ? JSON.parse(text) : {};
    if (ready === true) return undefined;
    if (code === "outbox") return done("writes emails to files, so it isn't asked.");
    if (code === "unauthorized")
      return "unauthorized: set the secret CONTACT_HEALTH_TOKEN to the function's value";
    return code === undefined ? `status ${answer.status}` : [code, ...settings].join(" ");
  } catch (error) {
    return `no answer: ${String(error.cause ?? error)}`;
  }
}

function done(text) {
  console.log(`The contact function of ${site.origin} ${text}`);
  exit(0);
}

if ((SITE_NOINDEX || "0") !== "0") done("belongs to a preview, so it isn't asked.");
if (endpoint.origin !== site.origin) done("isn't used, so it isn't asked.");
const until = performance.now() + 1000 * Number(CHECK_SECONDS);
for (;;) {
  const found = await problem();
  if (found === undefined) done("can send email.");
  if (performance.now() > until) {
    console.error(`${health} reports that the contact function can't send email: ${found}`);
    exit(1);
  }
  await setTimeout(5000);
}
