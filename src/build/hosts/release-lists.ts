import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findPublishedFiles } from "../../files";
import { isHashed } from "../../hosts/headers";

const hashedFiles = "hosting/hashed-files.txt";

/** Files outside `public/` that a release needs. */
const serverFiles = ["hosting/nginx.conf", "hosting/server.cjs", hashedFiles];

/**
 * Writes two lists for `.github/publish/release.sh`. The next release keeps the files in `hashed-files.txt`.
 * `SHA256SUMS` has the digest of every file in this release, in the format of `sha256sum`.
 */
export function writeReleaseLists(folder: string): void {
  const published = findPublishedFiles(join(folder, "public"));
  const hashed = published.filter((path) => isHashed(path.replace(/\.(?:br|gz)$/, "")));
  writeFileSync(join(folder, hashedFiles), hashed.map((path) => `.${path}\n`).join(""));
  const sums = [...published.map((path) => `public${path}`), ...serverFiles].map((path) => {
    const digest = createHash("sha256").update(readFileSync(join(folder, path)));
    return `${digest.digest("hex")}  ${path}\n`;
  });
  writeFileSync(join(folder, "hosting/SHA256SUMS"), sums.join(""));
}
