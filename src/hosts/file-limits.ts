/** A published file. */
export interface PublishedFile {
  readonly path: string;
  readonly bytes: number;
}

/** Files of a site, and bytes of a file, that Cloudflare Pages takes (Cloudflare, Pages, Limits). */
const mostFiles = 20_000;
const largestFile = 25 * 1024 * 1024;

/** What Cloudflare Pages, the host with the narrowest limits, would refuse: a line for each. */
export function filesOverLimits(files: readonly PublishedFile[]): readonly string[] {
  const many =
    files.length > mostFiles
      ? [`${files.length} files are published; Cloudflare Pages takes ${mostFiles}`]
      : [];
  const large = files
    .filter(({ bytes }) => bytes > largestFile)
    .map(({ path, bytes }) => `${path} has ${bytes} bytes; Cloudflare Pages takes ${largestFile}`);
  return [...many, ...large];
}
