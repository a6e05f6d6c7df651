import { type ContentFile } from "../files/content-file";
import { organization } from "../model/kinds/organization";
import { testimonial } from "../model/kinds/testimonial";
import { type Problem } from "../model/problem";
import { formatMoney, readMoney } from "../../money";

/** Adds a note for each amount that the chart of investments can't show. */
export function checkAmounts(files: readonly ContentFile[]): Problem[] {
  const currency = files.find(({ kind }) => kind === organization)?.data?.["currency"];
  // The schema check reports an invalid currency.
  if (typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency)) return [];
  const problems: Problem[] = [];
  for (const file of files) {
    const amount = file.data?.["amount"];
    if (file.kind !== testimonial || file.isDraft || typeof amount !== "string") continue;
    if (readMoney(amount, currency) !== undefined) continue;
    // A no-break space would appear as an escape in the list of problems.
    const example = formatMoney(4500, currency).replace(/\s/g, " ");
    const message = `isn't a total such as ${example}, so the chart of investments on /reviews leaves it out`;
    problems.push({ ...file.problemAt(["amount"], message), severity: "note" });
  }
  return problems;
}
