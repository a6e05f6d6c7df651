import { readFileSync } from "node:fs";
import { join } from "node:path";
import { argv, stdin } from "node:process";
import { text } from "node:stream/consumers";

/*
 * Reads the output of `npm audit --json` from standard input. Fails if it has an advisory with high or
 * critical severity that isn't listed in exceptions.json (or in the file that the first argument names). An
 * exception is valid through the date in `until`:
 * `{ "advisory": "GHSA-…", "reason": "…", "until": "2027-01-31" }`
 * The exit code is 1 if a package or an exception needs attention, or 2 if npm couldn't audit.
 */
const listPath = argv[2] ?? join(import.meta.dirname, "exceptions.json");
const today = new Date().toISOString().slice(0, 10);

async function readAudit() {
  const output = await text(stdin);
  try {
    return JSON.parse(output);
  } catch {
    return { message: output || "npm printed nothing" };
  }
}

/** Maps the ID of each serious advisory to the advisory and the packages that it affects. */
function findSerious(vulnerabilities) {
  const found = new Map();
  for (const { name, via } of Object.values(vulnerabilities)) {
    for (const advisory of via) {
      // A string in `via` is the name of another package, whose own entry contains the advisory.
      if (typeof advisory === "string" || !["high", "critical"].includes(advisory.severity)) continue;
      const id = advisory.url.split("/").at(-1);
      const packages = [...new Set([...(found.get(id)?.packages ?? []), name])];
      found.set(id, { ...advisory, packages });
    }
  }
  return found;
}

function checkException({ advisory, reason, until }, serious) {
  if (!advisory || !reason || !/^\d{4}-\d\d-\d\d$/.test(until ?? "")) {
    return `Exception ${advisory ?? "without an advisory"}: fill in advisory, reason, and until (YYYY-MM-DD).`;
  }
  if (!serious.has(advisory))
    return `Exception ${advisory}: no package is affected anymore. Remove the exception.`;
  if (until < today) return `Exception ${advisory}: ended on ${until}. Update the package, or decide again.`;
  return undefined;
}

const audit = await readAudit();
if (audit.vulnerabilities === undefined) {
  console.error(
    `npm couldn't audit the packages: ${audit.message ?? audit.error?.summary ?? "unknown reason"}`,
  );
  process.exit(2);
}
const serious = findSerious(audit.vulnerabilities);
const exceptions = JSON.parse(readFileSync(listPath, "utf8"));
const lines = [];
for (const exception of exceptions) {
  const problem = checkException(exception, serious);
  if (problem !== undefined) lines.push(problem);
}
const accepted = new Set(exceptions.map(({ advisory }) => advisory));
for (const [id, { severity, packages, title, url }] of serious) {
  if (!accepted.has(id)) lines.push(`${id} (${severity}) in ${packages.join(", ")}: ${title}. ${url}`);
}
for (const line of lines) console.error(line);
console.log(`${serious.size} serious advisories, ${exceptions.length} exceptions, ${lines.length} to act on`);
if (lines.length > 0) process.exitCode = 1;
