import { checkResearchTopic, emptyResearchTopic } from "../../src/forms/research-topic";

const suggestion = {
  ...emptyResearchTopic,
  name: "Ada Lovelace",
  email: "ada@example.org",
  researchTopic: "Attribution models",
  businessContext: "We sell engines to other engineers.",
  expectedOutcome: "A comparison.",
  industry: "manufacturing",
  priority: "low",
};

const messageFor = (field: string, value: unknown): string | undefined => {
  const verdict = checkResearchTopic({ ...suggestion, [field]: value });
  return verdict.accepted ? undefined : verdict.fields[field];
};

const letters = (count: number) => "x".repeat(count);

test.each([
  ["researchTopic", "", "Research topic must be at least 10 characters"],
  ["researchTopic", letters(9), "Research topic must be at least 10 characters"],
  ["researchTopic", letters(200), undefined],
  ["researchTopic", letters(201), "Research topic must be less than 200 characters"],
  [
    "businessContext",
    letters(19),
    "Please provide more context about your business (at least 20 characters)",
  ],
  ["businessContext", letters(1000), undefined],
  ["businessContext", letters(1001), "Business context must be less than 1000 characters"],
  ["expectedOutcome", letters(9), "Please describe expected outcomes (at least 10 characters)"],
  ["expectedOutcome", letters(500), undefined],
  ["expectedOutcome", letters(501), "Expected outcome must be less than 500 characters"],
  ["industry", "", "Please select an industry"],
  ["industry", "piracy", "Please select an industry"],
  ["priority", "", "Please select a priority level"],
  ["name", "", "Name must be at least 2 characters"],
  ["email", "user@localhost", "Please enter a valid email address"],
  ["company", null, undefined],
])("%s %j: %s", (field, value, message) => {
  expect(messageFor(field, value)).toBe(message);
});

test("a suggestion is cleaned", () => {
  const verdict = checkResearchTopic({
    ...suggestion,
    researchTopic: "<b>Attribution</b> models ",
  });
  expect(verdict).toEqual({ accepted: true, values: suggestion });
});
