import { readEntries } from "../../content/files/read-content";
import { organization } from "../../content/model/kinds/organization";
import { service } from "../../content/model/kinds/service";
import { writeIfChanged } from "../../files";
import { formatMoney } from "../../money";

/** Git ignores this file, because builds generate it from content. */
const file = "src/forms/form-facts.json";

/** Returns what the forms and the contact function show from the content. */
export function readFormFacts(folder?: string, withHidden?: boolean) {
  const services = readEntries(service, folder, withHidden)
    .sort((one, other) => one.data.order - other.data.order || one.slug.localeCompare(other.slug))
    .map(({ slug, data }) => ({ value: slug, label: data.name }));
  const { currency = "USD", responseTime = "" } = readEntries(organization, folder)[0]?.data ?? {};
  return {
    services,
    budgets: budgetOptions(currency),
    // The specification's message (section 8) leaves out the business days.
    replyTime: responseTime.replace(/ on business days$/, ""),
  };
}

/** The values are the specification's (section 3) in every currency. */
function budgetOptions(currency: string) {
  const [five, ten, twentyFive, fifty] = [5000, 10_000, 25_000, 50_000].map((amount) =>
    formatMoney(amount, currency),
  );
  return [
    { value: "under-5k", label: `Under ${five}` },
    { value: "5k-10k", label: `${five} to ${ten}` },
    { value: "10k-25k", label: `${ten} to ${twentyFive}` },
    { value: "25k-50k", label: `${twentyFive} to ${fifty}` },
    { value: "over-50k", label: `Over ${fifty}` },
  ];
}

export function writeFormFacts(path = file, content?: string): void {
  writeIfChanged(path, `${JSON.stringify(readFormFacts(content), null, 2)}\n`);
}
