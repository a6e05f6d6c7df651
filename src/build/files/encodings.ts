import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import { cmsFolder } from "../../cms/build/cms-page";

const brotliOptions = (quality: number, window = constants.BROTLI_DEFAULT_WINDOW) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: window,
  },
});

/** A way of compressing; what it makes is kept under its name, and another way has another name. */
export interface Encoding {
  /** Ending of the file for visitors. */
  readonly ending: "br" | "gz";
  readonly name: string;
  readonly compress: (bytes: Buffer) => Buffer | Promise<Buffer>;
}

const gzipped: Encoding = {
  ending: "gz",
  name: "gz",
  compress: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** For what is few and comes with every page. */
const best: readonly Encoding[] = [
  {
    ending: "br",
    name: "best.br",
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, brotliOptions(constants.BROTLI_MAX_QUALITY)),
  },
  gzipped,
];

/** 64 KB, as a power of two: a thorough search in a larger window begins with tables that take ten times as long. */
const smallWindow = 16;

/**
 * For what grows with the site: the best would take 40 times as long for a tenth less. It takes more time on
 * another thread than on this one.
 */
const brotliQuickly = (bytes: Buffer) =>
  brotliCompressSync(
    bytes,
    bytes.length < 2 ** (smallWindow + 1) ? brotliOptions(9, smallWindow) : brotliOptions(5),
  );
const quick: readonly Encoding[] = [
  { ending: "br", name: "quick-9.br", compress: brotliQuickly },
  gzipped,
];

/**
 * What a server sends of a page before it waits for an answer: 10 packets (RFC 6928), less a kilobyte of
 * headers. A page that is larger comes a whole round trip later.
 */
const firstFlight = 10 * 1460 - 1000;
const page: readonly Encoding[] = [
  {
    ending: "br",
    name: "page-9.br",
    compress: (bytes) => {
      const result = brotliQuickly(bytes);
      return result.length <= firstFlight ? result : brotliCompressSync(bytes, brotliOptions(10));
    },
  },
  gzipped,
];

/** The ways in which the file at a path of the site is compressed. */
export function encodingsOf(path: string): readonly Encoding[] {
  if (path.endsWith(".html")) return page;
  // The CMS is large, and for few.
  const isShared = /\.(?:css|js|svg)$/.test(path) && !path.startsWith(`/${cmsFolder}/`);
  return isShared ? best : quick;
}
