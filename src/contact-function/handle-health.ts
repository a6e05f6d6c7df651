import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type RequestContext } from "./handle-contact";
import { checkReadiness } from "./readiness";
import { readSettings, type Settings } from "./settings";
import { type Readiness, sharedState, type State } from "./store";

/** Minimum time between two checks, in ms. Requests in between get the latest result. */
const intervalMs = 60_000;
/** How long a request waits for the result of a check, in ms, from the start of the check. */
const waitMs = 10_500;
const pollMs = 50;

/** Handles a readiness check, which reports whether the function can send email. No email is sent. */
export async function handleHealth(
  request: Request,
  { env, state = sharedState(), log = console.log }: RequestContext = {},
): Promise<Response> {
  const { settings, invalid } = readSettings(env);
  if (!hasToken(request, settings.healthToken)) {
    return answer(401, { ready: false, code: "unauthorized" }, { "WWW-Authenticate": "Bearer" });
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    return answer(405, { ready: false, code: "method_not_allowed" }, { Allow: "GET, HEAD" });
  }
  const { code, settings: variables } =
    invalid.length > 0
      ? { code: "not_configured", settings: invalid.map(({ variable }) => variable) }
      : await latestReadiness(settings, state, log);
  if (code === "ready") return answer(200, { ready: true });
  return answer(503, { ready: false, code, settings: variables });
}

const answer = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, {
    status,
    headers: { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", ...headers },
  });

/** Compares digests in constant time, so that the response time doesn't reveal the token. */
function hasToken({ headers }: Request, token: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const sent = headers.get("authorization") ?? "";
  return token === "" || timingSafeEqual(digest(sent), digest(`Bearer ${token}`));
}

/**
 * Returns the latest check's result, or runs a new check if the latest is too old. Polls a running check,
 * because Cloudflare Worker requests can't wait for each other's promises.
 */
async function latestReadiness(
  settings: Settings,
  { latestCheck }: State,
  log: (line: string) => void,
): Promise<Readiness> {
  const startedAt = performance.now();
  const ageMs = () => performance.now() - latestCheck.startedAt;
  if (ageMs() >= intervalMs) {
    Object.assign(latestCheck, { startedAt, result: undefined });
    const result = await checkReadiness(settings, log);
    latestCheck.result = result;
    log(JSON.stringify({ event: "health", ...result, ms: Math.round(performance.now() - startedAt) }));
    return result;
  }
  while (latestCheck.result === undefined && ageMs() < waitMs) await setTimeout(pollMs);
  // If there's still no result, the host may have stopped the request that started the check.
  return latestCheck.result ?? { code: "check_unfinished", settings: [] };
}
