/**
 * What a server of files must answer as if it were not there: the page for unknown addresses under an
 * address of its own, hidden files, and the settings of hosts. nginx reads the same expressions.
 */
export const hiddenPaths: readonly RegExp[] = [
  /^\/404(?:\/?|\.html|\/index\.html)$/,
  /\/\.(?!well-known\/)/,
  /^\/(?:_headers|_redirects|vercel\.json)$/,
];
