import { type ContactValues } from "./contact";
import { type ResearchTopicValues } from "./research-topic";

/** Labels of the contact form (specification, section 3). */
export const contactLabels = {
  name: "Name",
  email: "Email",
  company: "Company",
  phone: "Phone",
  service: "Service",
  budget: "Budget",
  timeline: "Timeline",
  message: "Message",
} as const satisfies Record<keyof ContactValues, string>;

/** Labels of the suggestion form. */
export const researchTopicLabels = {
  name: "Name",
  email: "Email",
  company: "Company",
  researchTopic: "Research Topic",
  businessContext: "Business Context",
  expectedOutcome: "Expected Outcome",
  industry: "Industry",
  priority: "Priority",
} as const satisfies Record<keyof ResearchTopicValues, string>;

/** Words of the buttons. */
export const buttonLabels = {
  contact: "Send Message",
  researchTopic: "Submit Suggestion",
} as const;

/** What stands in a form that cannot be submitted without a script. */
export const withoutScript =
  "This form needs JavaScript, which is off or did not load in your browser. You can write to us by email instead.";
