import { company, email, name, type Option, selectField, textField } from "./fields";
import { defineForm } from "./form";
import { messages } from "./messages";

const industries = (
  "Technology, Healthcare, Finance, Retail, Manufacturing, Real Estate, Education, Hospitality, " +
  "Automotive, Nonprofit, Legal, Consulting, Other"
)
  .split(", ")
  .map((label) => ({ value: label.toLowerCase().replace(" ", "-"), label }));

const priorities: readonly Option[] = [
  { value: "urgent", label: "Urgent (ASAP)" },
  { value: "high", label: "High (within 3 months)" },
  { value: "medium", label: "Medium (within 6 months)" },
  { value: "low", label: "Low (whenever possible)" },
];

/** The form for suggesting a research topic (specification, section 5). Its text never leaves the browser. */
export const researchTopicForm = defineForm({
  id: "research-topic-form",
  button: "Submit Suggestion",
  limited: messages.researchTopicLimited,
  fields: {
    name,
    email,
    company: { ...company, control: { ...company.control, wide: true } },
    researchTopic: textField({
      label: "Research Topic",
      min: 10,
      max: 200,
      tooShort: "Research topic must be at least 10 characters",
      tooLong: "Research topic must be less than 200 characters",
      wide: true,
    }),
    businessContext: textField({
      label: "Business Context",
      min: 20,
      max: 1000,
      tooShort: "Please provide more context about your business (at least 20 characters)",
      tooLong: "Business context must be less than 1000 characters",
      rows: 4,
    }),
    expectedOutcome: textField({
      label: "Expected Outcome",
      min: 10,
      max: 500,
      tooShort: "Please describe expected outcomes (at least 10 characters)",
      tooLong: "Expected outcome must be less than 500 characters",
      rows: 3,
    }),
    industry: selectField("Industry", industries, { missing: "Please select an industry" }),
    priority: selectField("Priority", priorities, { missing: "Please select a priority level" }),
  },
});
