import { contactHealthPath, functionPath } from "../addresses";
import { type Environment } from "../environment";
import { handleContact } from "./handle-contact";
import { handleHealth } from "./handle-health";
import { newState } from "./store";

interface Bindings {
  readonly ASSETS: { readonly fetch: (address: URL) => Promise<Response> };
}

/** State that all requests share. Requests can't share connections or promises on Cloudflare. */
const { attempts, redis, latestCheck } = newState();

const handlers = new Map([
  [functionPath, handleContact],
  [contactHealthPath, handleHealth],
]);

/** Handles paths in `run_worker_first` (see `wrangler.jsonc`), and paths without a published file. */
export default {
  fetch(request: Request, { ASSETS, ...env }: Bindings & Environment): Promise<Response> {
    const { pathname } = new URL(request.url);
    const handle = handlers.get(pathname);
    if (handle === undefined) return notFound(ASSETS, request);
    const state = newState();
    const own = { ...state, attempts, latestCheck, redis: { ...state.redis, outage: redis.outage } };
    return handle(request, { env, state: own });
  },
};

/** Returns a 404 response that replaces Cloudflare's own, which browsers may cache for up to a year. */
async function notFound(assets: Bindings["ASSETS"], request: Request): Promise<Response> {
  const { body, headers } = await assets.fetch(new URL("/404", request.url));
  return new Response(body, { status: 404, headers });
}
