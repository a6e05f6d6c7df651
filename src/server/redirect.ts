import { type Redirect } from "../hosts/redirects";

/** Stands for this host while an address is put together. */
const here = "http://localhost";

/**
 * Where a path is redirected to, or `undefined`. Only what content says decides on the host and path of the
 * target; of the request nothing but its query comes along.
 */
export function redirectFor(
  redirects: readonly Redirect[],
  path: string,
  query: string,
): { readonly status: number; readonly location: string } | undefined {
  const found = redirects.find(({ from }) => from === path);
  if (found === undefined) return undefined;
  const target = new URL(found.to, here);
  target.search = [target.search.slice(1), query].filter((part) => part !== "").join("&");
  const { origin, pathname, search, hash, href } = target;
  return {
    status: found.status,
    location: origin === here ? `${pathname}${search}${hash}` : href,
  };
}
