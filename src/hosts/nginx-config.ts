import { contactHealthPath, functionPath } from "../addresses";
import { cachedFiles, cachedFolders, revalidate, hiddenPaths, mediaTypes, securityHeaders } from "./headers";
import { decodedSpellings, locationOf, type Redirect } from "./redirects";

/** A fixed response that nginx sends without forwarding the request to the contact function. */
export interface FixedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export const nginxConfig = (
  redirects: readonly Redirect[],
  tooLarge: { readonly json: FixedAnswer; readonly form: FixedAnswer },
): string => `\
# Written by the build. Include this file in a server block with "root …/public;".
# "upstream site_server" must have the address of the site's own server. docs/operations.md has an example.
# This needs the modules gzip_static and brotli_static (Debian: libnginx-mod-http-brotli-static).

types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `  ${quoted(type)} ${extension};`)
  .join("\n")}
}
default_type application/octet-stream;
server_tokens off;
brotli_static on;
gzip_static on;
gzip_vary on;
error_page 404 /404.html;
set $too_large @too_large_json;
if ($content_type ~* "^application/x-www-form-urlencoded") {
  set $too_large @too_large_form;
}

location / {
  try_files $uri $uri/index.html $uri.html =404;
${headerLines(revalidate)}
}
location = /404.html {
  internal;
${headerLines(revalidate)}
}
# nginx uses the first expression that matches, so hidden paths come before folders.
${hiddenPaths.map(({ source }) => `location ~ ${quoted(source)} {\n  return 404;\n}`).join("\n")}
${cachedFolders.map(([folder, caching]) => files(`~ "^${folder}"`, caching)).join("\n")}
${Object.entries(cachedFiles)
  .map(([path, caching]) => files(`= ${path}`, caching))
  .join("\n")}
location = ${functionPath} {
  client_max_body_size 64k;
  error_page 413 $too_large;
  proxy_pass http://site_server;
  proxy_set_header Host $http_host;
  # Set CONTACT_IP_HEADER=X-Real-IP, so that the function uses this address.
  proxy_set_header X-Real-IP $remote_addr;
}
location = ${contactHealthPath} {
  proxy_pass http://site_server;
  proxy_set_header Host $http_host;
}
location @too_large_json {
${fixed(tooLarge.json)}
}
location @too_large_form {
${fixed(tooLarge.form)}
}
${redirects.flatMap(redirectLocations).join("\n")}`;

/** Repeats all headers, because an nginx location with its own headers doesn't inherit any. */
const headerLines = (caching: string): string =>
  addHeaders(Object.entries({ ...securityHeaders, "Cache-Control": caching }));

const addHeaders = (entries: Iterable<readonly [name: string, value: string]>): string =>
  [...entries].map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`).join("\n");

function fixed({ status, headers: own, body }: FixedAnswer): string {
  const all = new Headers(securityHeaders);
  own.forEach((value, name) => all.set(name, value));
  const type = all.get("content-type") ?? "";
  all.delete("content-type");
  // nginx accepts at most 4,096 bytes per value, so the response body is split into several variables.
  const parts = body.match(/[^]{1,2000}/g) ?? [];
  const variables = parts.map((part, index) => `  set $body_${index} ${quoted(part)};\n`).join("");
  const whole = parts.map((_, index) => `$body_${index}`).join("");
  return `  default_type ${quoted(type)};\n${addHeaders(all)}\n${variables}  return ${status} "${whole}";`;
}

const files = (location: string, caching: string): string => `location ${location} {
  try_files $uri =404;
${headerLines(caching)}
}`;

const redirectLocations = (redirect: Redirect): readonly string[] =>
  decodedSpellings(redirect).map(
    (from) => `location = ${quoted(from)} {
  set $more $is_args$args;
${hasQuery(redirect) ? '  if ($args) {\n    set $more "&$args";\n  }\n' : ""}\
  return ${redirect.status} ${quoted(targetWithQuery(redirect))};
${headerLines(revalidate)}
}`,
  );

const hasQuery = ({ to }: Redirect): boolean => /^[^#]*\?/.test(to);

/** Inserts the nginx variable `$more`, which contains the request's query, before the fragment. */
const targetWithQuery = ({ to }: Redirect): string => locationOf(to).replace(/(?=#|$)/, "$$more");

const quoted = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
