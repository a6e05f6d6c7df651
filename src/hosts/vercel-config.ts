import { cachedFolders, immutable, hashedFiles, securityHeaders } from "./headers";
import { type Redirect, spellings } from "./redirect";

/** The file `vercel.json` in the published folder: `vercel deploy public` takes it as the settings. */
export function vercelConfig(redirects: readonly Redirect[]): string {
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    headers: [
      rule("/(.*)", securityHeaders),
      ...cachedFolders.map(([folder, caching]) => cached(`${folder}(.*)`, caching)),
      cached(`/(${hashedFiles.slice(1)})`, immutable),
    ],
    redirects: redirects.flatMap((redirect) =>
      spellings(redirect).map((source) => ({
        source,
        destination: redirect.to,
        statusCode: redirect.status,
      })),
    ),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const rule = (source: string, headers: Readonly<Record<string, string>>) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

const cached = (source: string, caching: string) => rule(source, { "Cache-Control": caching });
