import { functionPath } from "../addresses";
import { type Environment } from "../environment";
import { handleContact } from "./handle-contact";
import { newState } from "./state";

/** Cloudflare's binding for the published files. It comes in the same object as the environment variables. */
interface Bindings {
  readonly ASSETS: { readonly fetch: (address: URL) => Promise<Response> };
}

/**
 * State shared by all requests to this Worker instance. It contains only plain data, because Cloudflare doesn't let
 * requests share connections or promises.
 */
const { attempts, redis } = newState();

/**
 * Entry point for Cloudflare Workers. Runs for the paths under `run_worker_first` in `wrangler.jsonc`, and for paths
 * without a published file.
 */
export default {
  fetch(request: Request, { ASSETS, ...env }: Bindings & Environment): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname !== functionPath) return notFound(ASSETS, request);
    const state = newState();
    const own = { ...state, attempts, redis: { ...state.redis, outage: redis.outage } };
    return handleContact(request, { env, state: own });
  },
};

/**
 * Returns the 404 page with the cache lifetime of the 404 page. Cloudflare's own 404 response would get the cache
 * lifetime for the missing file's path, which is a year for file names with a hash.
 */
async function notFound(assets: Bindings["ASSETS"], request: Request): Promise<Response> {
  const { body, headers } = await assets.fetch(new URL("/404", request.url));
  return new Response(body, { status: 404, headers });
}
