import { readFileSync, statSync } from "node:fs";
import { type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { join } from "node:path";
import etag from "etag";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { cacheControl, mediaType } from "../hosts/headers";
import { isServed } from "../hosts/hidden-paths";

/** A file as it was when it was last looked at. */
interface StaticFile {
  readonly version: string;
  readonly etag: string;
  readonly content: Buffer;
}

/** An answer that holds the whole file. */
export interface StaticAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly content?: Buffer;
}

/**
 * Contents of files by their paths. Whole files and no streams: a client that leaves in the middle cannot
 * keep one open, a file that changes meanwhile cannot get a wrong length, and all clients share one copy.
 */
const kept = new LRUCache<string, StaticFile>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ content }) => content.length + 1000,
});

/** Endings of compressed files, the smallest first. */
const endings: Readonly<Record<string, string>> = { br: ".br", gzip: ".gz", identity: "" };

/** The answer for a path below a folder; `undefined` when nothing is to be sent for it. */
export function answerStatic(
  folder: string,
  path: string,
  headers: IncomingHttpHeaders,
): StaticAnswer | undefined {
  const found = isServed(path) ? find(folder, candidates(path), headers) : undefined;
  if (found === undefined) return undefined;
  const caching = {
    "Cache-Control": cacheControl(path),
    ETag: found.file.etag,
    Vary: "Accept-Encoding",
  };
  return fresh(headers, { etag: found.file.etag })
    ? { status: 304, headers: caching }
    : { status: 200, headers: { ...found.headers, ...caching }, content: found.file.content };
}

/** The page for unknown addresses. */
export function answerNotFound(folder: string, headers: IncomingHttpHeaders): StaticAnswer {
  const page = find(folder, ["/404.html"], headers);
  return {
    status: 404,
    headers: { ...page?.headers, Vary: "Accept-Encoding", "Cache-Control": cacheControl("/404.html") },
    content: page?.file.content ?? Buffer.from("Not found\n"),
  };
}

/** A file as it is stored. */
export const readStatic = (folder: string, path: string): Buffer | undefined =>
  read(join(folder, path))?.content;

/** Files that may stand for a path: a page has two, so that every host finds one. */
function candidates(path: string): readonly string[] {
  const bare = path.replace(/\/$/, "");
  const pages = [`${bare}/index.html`, `${bare}.html`];
  if (bare !== path) return pages;
  return /\.\w+$/.test(path) ? [path, ...pages] : [...pages, path];
}

/** The first file that is there, in the best encoding that the client takes. */
function find(folder: string, paths: readonly string[], headers: IncomingHttpHeaders) {
  const accepted = new Negotiator({ headers }).encodings(Object.keys(endings));
  for (const path of paths) {
    for (const [encoding, ending] of Object.entries(endings)) {
      if (encoding !== "identity" && !accepted.includes(encoding)) continue;
      const file = read(join(folder, path + ending));
      if (file === undefined) continue;
      return {
        file,
        headers: {
          "Content-Type": mediaType(path) ?? "application/octet-stream",
          ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
        },
      };
    }
  }
  return undefined;
}

/** What the system says of a file that is not there, or no longer. */
const absent: readonly unknown[] = ["ENOENT", "ENOTDIR", "ENAMETOOLONG"];

function read(file: string): StaticFile | undefined {
  try {
    return current(file);
  } catch (error) {
    if (absent.includes(Object(error).code)) return undefined;
    throw error;
  }
}

/** Looks at the file for each request, so that a new release is seen, and reads it when it is another. */
function current(file: string): StaticFile | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() !== true) return undefined;
  const version = `${stats.dev} ${stats.ino} ${stats.size} ${stats.ctimeMs}`;
  const known = kept.get(file);
  if (known?.version === version) return known;
  const content = readFileSync(file);
  const read = { version, etag: etag(content), content };
  kept.set(file, read);
  return read;
}
