import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { findPublishedFiles } from "../../src/files";
import { routes, unknownRoutes } from "../browser/site-routes";
import { built } from "../tested-project";
import { expectedHeaders, expectedType } from "./expected-headers";

/** The site's files, except compressed copies, hosts' configuration files, and the 404 page. */
export const siteFiles = findPublishedFiles(built("public")).filter(
  (path) => !/^\/404|\.(?:br|gz)$|^\/(?:_headers|_redirects|\.assetsignore)$/.test(path),
);

/** Sends a request without `fetch`, because `fetch` would normalize the path and decompress the response. */
export async function ask(origin: string, path: string, headers: Record<string, string> = {}) {
  const request = get(origin, { path, headers, agent: false });
  const response = await once(request, "response").then(([answer]): IncomingMessage => answer);
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

interface Host {
  readonly origin: () => string;
  /** Addresses that must show the 404 page, in addition to {@link unknownRoutes}. */
  readonly missing: readonly string[];
  /** Cloudflare redirects paths that end with `.html`, and sends different charsets than our server does. */
  readonly isCloudflare?: boolean;
}

export function servesSite({ origin, missing, isCloudflare = false }: Host): void {
  test.each(routes)("%s answers with and without a slash, with its headers", async (route) => {
    const file = route === "/" ? "/index.html" : `${route}/index.html`;
    for (const path of route === "/" ? ["/", "/?a=1"] : [route, `${route}/`, `${route}?a=1`]) {
      const { status, headers, body } = await ask(origin(), path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers).toMatchObject({ ...expectedHeaders(path), "content-type": expectedType(file) });
      expect(body.toString()).toBe(readFileSync(built(`public${file}`), "utf8"));
    }
  });

  test("every file has its type and lifetime", async () => {
    const files = siteFiles.filter((path) => !isCloudflare || !path.endsWith(".html"));
    for (const path of files) {
      const { status, headers } = await ask(origin(), path);
      expect({ path, status, ...headers }).toMatchObject({ path, status: 200, ...expectedHeaders(path) });
      const types = [String(headers["content-type"]), expectedType(path)];
      const [sent, expected] = types.map((type) => (isCloudflare ? type?.split(";")[0] : type));
      expect([path, sent]).toEqual([path, expected]);
    }
    expect(files.length).toBeGreaterThan(100);
  }, 60_000);

  test.each([...unknownRoutes, ...missing])("%s is a real 404 with the site's page", async (path) => {
    const { status, headers, body } = await ask(origin(), path);
    expect([path, status]).toEqual([path, 404]);
    const page = { ...expectedHeaders("/404.html"), "content-type": expectedType("/404.html") };
    expect(headers).toMatchObject(page);
    expect(body.toString()).toBe(readFileSync(built("public/404.html"), "utf8"));
  });
}
