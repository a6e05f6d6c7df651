import { object } from "yup";
import { cleanEmail } from "./clean-text";
import {
  businessContext,
  company,
  email,
  expectedOutcome,
  name,
  requiredChoice,
  researchTopic,
} from "./fields";
import { industries, priorities } from "./options";
import { tidied, tidiedLine, unaltered, type Verdict, verdictOf } from "./verdict";

/** Names the suggestion form's attempts in the rate limiter (specification, section 9). */
export const researchTopicFormKey = "research-topic-form";

/** The form that suggests a research topic (specification, section 5). Nothing of it is sent. */
export const researchTopicSchema = object({
  name: name(),
  email: email(),
  company: company(),
  researchTopic: researchTopic(),
  businessContext: businessContext(),
  expectedOutcome: expectedOutcome(),
  industry: requiredChoice(industries, "Please select an industry"),
  priority: requiredChoice(priorities, "Please select a priority level"),
});

/** The fields as texts. */
export type ResearchTopicValues = Readonly<Record<keyof typeof researchTopicSchema.fields, string>>;

/** The form before anything was typed. */
export const emptyResearchTopic: ResearchTopicValues = {
  name: "",
  email: "",
  company: "",
  researchTopic: "",
  businessContext: "",
  expectedOutcome: "",
  industry: "",
  priority: "",
};

/** Cleans and checks a suggestion. */
export function checkResearchTopic(typed: {
  readonly [Field in keyof ResearchTopicValues]?: unknown;
}): Verdict<ResearchTopicValues> {
  return verdictOf(() => {
    const valid = researchTopicSchema.validateSync(
      {
        name: tidied(typed.name),
        email: tidied(typed.email),
        company: tidiedLine(typed.company),
        researchTopic: tidied(typed.researchTopic),
        businessContext: tidied(typed.businessContext),
        expectedOutcome: tidied(typed.expectedOutcome),
        industry: tidied(typed.industry),
        priority: tidied(typed.priority),
      },
      { abortEarly: false, strict: true },
    );
    return {
      ...valid,
      email: unaltered(cleanEmail(valid.email), typed.email),
      company: valid.company ?? "",
    };
  });
}
