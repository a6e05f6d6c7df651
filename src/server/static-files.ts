import { readFileSync, statSync } from "node:fs";
import { type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { join } from "node:path";
import etag from "etag";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { cacheControl, isServed, mediaType } from "../hosts/headers";

export interface StaticAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly content?: Buffer;
}

/** Contents of whole files. A stream would stay open after a disconnect, and its file might change. */
const fileCache = new LRUCache<string, { version: string; content: Buffer; etag: string }>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ content }) => content.length + 1000,
});

/** File name endings by content encoding. The encoding that compresses best comes first. */
const endings = Object.entries({ br: ".br", gzip: ".gz", identity: "" });

const missingFileCodes: readonly unknown[] = ["ENOENT", "ENOTDIR", "ENAMETOOLONG"];

/** Returns paths to try, in order. Some web hosts need `/about/index.html`, and others `/about.html`. */
export function filesFor(path: string): readonly string[] {
  if (!isServed(path)) return [];
  const bare = path.replace(/\/$/, "");
  const pages = [`${bare}/index.html`, `${bare}.html`];
  if (bare !== path) return pages;
  return /\.\w+$/.test(path) ? [path, ...pages] : [...pages, path];
}

/** Returns a response with the first file that exists, in the smallest encoding that the client accepts. */
export function answerFile(
  folder: string,
  paths: readonly string[],
  headers: IncomingHttpHeaders,
  status = 200,
): StaticAnswer | undefined {
  const accepted = new Negotiator({ headers }).encodings(endings.map(([encoding]) => encoding));
  for (const path of paths) {
    for (const [encoding, ending] of endings) {
      if (ending !== "" && !accepted.includes(encoding)) continue;
      const file = readStatic(join(folder, path + ending));
      if (file === undefined) continue;
      const caching = { "Cache-Control": cacheControl(path), ETag: file.etag, Vary: "Accept-Encoding" };
      if (status === 200 && fresh(headers, { etag: file.etag })) return { status: 304, headers: caching };
      const type = { "Content-Type": mediaType(path) ?? "application/octet-stream" };
      const packed = ending === "" ? {} : { "Content-Encoding": encoding };
      return { status, headers: { ...caching, ...type, ...packed }, content: file.content };
    }
  }
  return undefined;
}

/** Returns a file from the cache. Reads the file again if it has changed, such as after a new release. */
export function readStatic(path: string) {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile() !== true) return undefined;
    const version = `${stats.dev} ${stats.ino} ${stats.size} ${stats.ctimeMs}`;
    const known = fileCache.get(path);
    if (known?.version === version) return known;
    const content = readFileSync(path);
    const file = { version, content, etag: etag(content) };
    fileCache.set(path, file);
    return file;
  } catch (error) {
    const code = typeof error === "object" && error !== null && "code" in error && error.code;
    if (missingFileCodes.includes(code)) return undefined;
    throw error;
  }
}
