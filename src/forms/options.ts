import offered from "./service-options.json";

/** An entry of a select box: what is sent, and what visitors and the mail show for it. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What a visitor may ask for: the services of the content folder, and all of them together. */
export const services: readonly Option[] = [
  ...offered,
  { value: "full-package", label: "Full Marketing Package" },
];

/** Monthly budgets. */
export const budgets = [
  { value: "under-5k", label: "Under $5,000" },
  { value: "5k-10k", label: "$5,000 to $10,000" },
  { value: "10k-25k", label: "$10,000 to $25,000" },
  { value: "25k-50k", label: "$25,000 to $50,000" },
  { value: "over-50k", label: "Over $50,000" },
] as const satisfies readonly Option[];

/** When a project should begin. */
export const timelines = [
  { value: "asap", label: "As soon as possible" },
  { value: "1-month", label: "Within 1 month" },
  { value: "2-3-months", label: "In 2 to 3 months" },
  { value: "6-months", label: "Within 6 months" },
  { value: "just-exploring", label: "Just exploring" },
] as const satisfies readonly Option[];

/** Industries of those who suggest a topic. */
export const industries = [
  { value: "technology", label: "Technology" },
  { value: "healthcare", label: "Healthcare" },
  { value: "finance", label: "Finance" },
  { value: "retail", label: "Retail" },
  { value: "manufacturing", label: "Manufacturing" },
  { value: "real-estate", label: "Real Estate" },
  { value: "education", label: "Education" },
  { value: "hospitality", label: "Hospitality" },
  { value: "automotive", label: "Automotive" },
  { value: "nonprofit", label: "Nonprofit" },
  { value: "legal", label: "Legal" },
  { value: "consulting", label: "Consulting" },
  { value: "other", label: "Other" },
] as const satisfies readonly Option[];

/** How soon a study is wanted. */
export const priorities = [
  { value: "urgent", label: "Urgent (ASAP)" },
  { value: "high", label: "High (within 3 months)" },
  { value: "medium", label: "Medium (within 6 months)" },
  { value: "low", label: "Low (whenever possible)" },
] as const satisfies readonly Option[];

/** What is shown for a value of a list; empty when the value is not in it. */
export const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? "";
