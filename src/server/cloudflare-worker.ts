import { functionPath } from "../addresses";
import { type Environment } from "../environment";
import { handle } from "./handle-contact";
import { newState } from "./state";

/** What Cloudflare hands over besides the request: the published files, and the variables. */
interface Bindings {
  readonly ASSETS: { readonly fetch: (address: URL) => Promise<Response> };
}

/** Plain data, which the requests to one instance share. Connections and promises they must not. */
const { attempts, redis } = newState();

/** The entry of Cloudflare Workers, for the addresses that `wrangler.jsonc` names and those that have no file. */
export default {
  fetch(request: Request, { ASSETS, ...env }: Bindings & Environment): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname !== functionPath) return notFound(ASSETS, request);
    const state = newState();
    const own = { ...state, attempts, redis: { ...state.redis, outage: redis.outage } };
    return handle(request, { env, state: own });
  },
};

/** Cloudflare's own answer would have the lifetime of the file that is not there: a year for those with a hash. */
async function notFound(assets: Bindings["ASSETS"], request: Request): Promise<Response> {
  const { body, headers } = await assets.fetch(new URL("/404", request.url));
  return new Response(body, { status: 404, headers });
}
