import { messages } from "./messages";
import { type Outcome, refusal, success } from "./outcome";
import { takeAttempt } from "./rate-limiter";
import {
  checkResearchTopic,
  researchTopicFormKey,
  type ResearchTopicValues,
} from "./research-topic";

/** What follows when the suggestion form is valid. Nothing is sent (specification, section 7). */
export function submitResearchTopic(values: ResearchTopicValues): Outcome {
  if (takeAttempt(researchTopicFormKey) > 0) return refusal(messages.researchTopicLimited);
  const verdict = checkResearchTopic(values);
  // The texts were valid as typed: what cleaning can still refuse is the address.
  if (!verdict.accepted) return refusal(messages.invalidEmail, verdict.fields);
  return success(messages.researchTopicSubmitted);
}
