import { readFormFacts } from "../../../src/build/site/form-facts";
import { all, replace } from "../../content/copy-of-content";
import { findAfter } from "../../content/find-after";
import { frozenContent } from "../../frozen";

const file = "site/organization.yaml";
const after = (currency: string, responseTime: string) =>
  findAfter(
    all(
      replace(file, "currency: USD", `currency: "${currency}"`),
      replace(file, /^responseTime: .*$/m, `responseTime: ${responseTime}`),
    ),
    readFormFacts,
  );

test("the specification's content has the specification's budgets and reply", () => {
  const { budgets, replyTime } = readFormFacts(frozenContent);
  expect(budgets).toEqual([
    { value: "under-5k", label: "Under $5,000" },
    { value: "5k-10k", label: "$5,000 to $10,000" },
    { value: "10k-25k", label: "$10,000 to $25,000" },
    { value: "25k-50k", label: "$25,000 to $50,000" },
    { value: "over-50k", label: "Over $50,000" },
  ]);
  expect(replyTime).toBe("within 24 hours");
});

test.each([
  ["EUR", "within one hour on weekdays", "€5,000 to €10,000", "within one hour on weekdays"],
  ["DKK", "the same day on business days", "DKK 5,000 to DKK 10,000", "the same day"],
])("an agency's budgets are in %s, and it answers %s", (currency, responseTime, label, reply) => {
  const { budgets, replyTime } = after(currency, responseTime);
  expect(budgets[1]).toEqual({ value: "5k-10k", label: label.replace(/DKK /g, "DKK\u00a0") });
  expect(replyTime).toBe(reply);
});
