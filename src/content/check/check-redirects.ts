import { unroutedPaths } from "../../addresses";
import { longestRule, rulesOf } from "../../hosts/redirects";
import { type ContentFile } from "../files/content-file";
import { type DataFile } from "../files/data-file";
import { type Problem } from "../model/problem";
import { isReserved, linkProblem, type LinkTargets, redirectsIn } from "./link-rules";
import { ownerOfData } from "../model/kinds";
import { redirects } from "../model/kinds/redirects";

/**
 * Reports redirects that hide a page, lead to another redirect, form a loop, or are too long for Cloudflare
 * Pages.
 */
export function checkRedirects(
  files: readonly ContentFile[],
  site: LinkTargets,
  data: readonly DataFile[],
): Problem[] {
  const file = files.find(({ kind }) => kind === redirects);
  if (file === undefined) return [];
  const downloads = data.map(({ path, name }) => {
    const owner = ownerOfData(path);
    return `${owner?.kind.route?.(owner.slug, {})}/${name}`;
  });
  const known = new Set<string>();

  return redirectsIn(file).flatMap(({ index, from, to }) => {
    const problem = (name: string, message: string) =>
      file.problemAt(["redirects", index, name], message);
    const problems: Problem[] = [];
    if (known.has(from)) problems.push(problem("from", `is ${from}, which stands above already`));
    known.add(from);
    const page = site.files.get(from);
    if (page?.isDraft) {
      problems.push(page.problemAt([], `has the address ${from}, which redirects.yaml leads on`));
    } else if (site.routes.has(from)) {
      problems.push(problem("from", `is ${from}, which is a page of the site: it would be hidden`));
    } else if (downloads.includes(from) || isReserved(from)) {
      problems.push(problem("from", `is ${from}, where the site has files of its own`));
    } else if (unroutedPaths.includes(from)) {
      problems.push(problem("from", `is ${from}, which stays without a page`));
    }
    const wrong = targetProblem(to, site, file) ?? lengthProblem(from, to);
    return wrong === undefined ? problems : [...problems, problem("to", wrong)];
  });
}

function targetProblem(to: string, site: LinkTargets, file: ContentFile): string | undefined {
  if (/^(#|mailto:|tel:|[^/]*@)|[\s$]/.test(to)) {
    return `is "${to}", a page of the site or an https: address is allowed`;
  }
  return site.moved.has(pathOf(to))
    ? chainProblem(pathOf(to), site.moved)
    : linkProblem(to, site, file);
}

/**
 * Returns an error message if a redirect's line in `_redirects` is too long for Cloudflare Pages. The line is
 * measured with status 301, because all status codes have three digits.
 */
function lengthProblem(from: string, to: string): string | undefined {
  const length = Math.max(...rulesOf({ from, to, status: 301 }).map((rule) => rule.length));
  if (length <= longestRule) return undefined;
  return `makes a rule of ${length} characters with the old address, ${longestRule} are allowed`;
}

const pathOf = (address: string): string => address.replace(/[?#].*$/, "").replace(/\/+$/, "");

function chainProblem(first: string, targets: ReadonlyMap<string, string>): string {
  const passed = new Set<string>();
  let end = first;
  for (let next = targets.get(first); next !== undefined; next = targets.get(pathOf(next))) {
    if (passed.has(end)) return `leads in a circle: ${[...passed, end].join(" → ")}`;
    passed.add(end);
    end = pathOf(next);
  }
  return `is ${first}, which is led on itself: write ${end} here`;
}
