import { unroutedPaths } from "../../addresses";
import { decodePath, longestRule, maximumRules, rulesOf } from "../../hosts/redirects";
import { type ContentFile } from "../files/content-file";
import { type Problem } from "../model/problem";
import { readFigures } from "./check-figures";
import { isReserved, linkProblem, type LinkTargets, pageOf, redirectsIn } from "./link-rules";
import { redirects } from "../model/kinds/redirects";

export function checkRedirects(files: readonly ContentFile[], site: LinkTargets): Problem[] {
  const file = files.find(({ kind }) => kind === redirects);
  if (file === undefined) return [];
  const downloads = files.flatMap((report) =>
    readFigures(report).map(({ data }) => `${pageOf(report)}/${data.id}.csv`),
  );
  const known = new Set<string>();
  let rules = 0;

  const found = redirectsIn(file).flatMap(({ index, to, ...redirect }) => {
    const from = decodePath(redirect.from);
    const problem = (name: string, message: string) => file.problemAt(["redirects", index, name], message);
    const problems: Problem[] = [];
    if (known.has(from)) problems.push(problem("from", `is ${from}, which already has a redirect above`));
    known.add(from);
    const page = site.files.get(from);
    if (page?.isDraft) {
      problems.push(page.problemAt([], `has the address ${from}, which redirects.yaml redirects`));
    } else if (site.routes.has(from)) {
      problems.push(problem("from", `is ${from}, a page of this site, which the redirect would hide`));
    } else if (downloads.includes(from) || isReserved(from)) {
      problems.push(problem("from", `is ${from}, which the site uses for other files`));
    } else if (unroutedPaths.includes(from)) {
      problems.push(problem("from", `is ${from}, which shows the 404 page on purpose`));
    }
    const wrong = targetProblem(to, site, file);
    if (wrong !== undefined) return [...problems, problem("to", wrong)];
    const lengths = rulesOf({ from, to, status: 301 }).map((rule) => rule.length);
    rules += lengths.length;
    const length = Math.max(...lengths);
    if (length > longestRule) {
      problems.push(
        problem("to", `makes a rule of ${length} characters with the old address${limit(longestRule)}`),
      );
    }
    return problems;
  });
  if (rules > maximumRules) {
    const message = `need ${rules} rules, two or more each${limit(maximumRules)}: remove the oldest redirects`;
    found.push(file.problemAt(["redirects"], message));
  }
  return found;
}

const limit = (most: number): string => `, but Cloudflare reads only ${most}`;

function targetProblem(to: string, site: LinkTargets, file: ContentFile): string | undefined {
  if (/^(#|mailto:|tel:|[^/]*@)|[\s$]/.test(to)) {
    return `is "${to}": use a page of this site or an address that starts with https:`;
  }
  return linkProblem(to, site, file);
}
