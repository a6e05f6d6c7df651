/**
 * What a server of files must answer as if it were not there: the page for unknown addresses under an
 * address of its own, hidden files, the settings of hosts, and the compressed copies of files. nginx reads
 * the same expressions.
 */
export const hiddenPaths: readonly RegExp[] = [
  /^\/404(?:\/?|\.html|\/index\.html)$/,
  /\/\.(?!well-known\/)/,
  /^\/(?:_headers|_redirects)$/,
  /\.(?:br|gz)$/,
];

/** Paths that file systems read as other ones: with empty parts, backslashes or NUL. */
const ambiguous = /^[^/]|\/\/|[\\\0]/;

/** Whether a decoded path may stand for a file. */
export const isServed = (path: string): boolean =>
  !ambiguous.test(path) && !hiddenPaths.some((hidden) => hidden.test(path));
