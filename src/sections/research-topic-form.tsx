import { buttonLabels, researchTopicLabels as labels, withoutScript } from "../forms/labels";
import { limits } from "../forms/limits";
import { noPost } from "../forms/native-post";
import { industries, priorities } from "../forms/options";
import {
  emptyResearchTopic,
  researchTopicFormKey,
  researchTopicSchema,
} from "../forms/research-topic";
import { submitResearchTopic } from "../forms/submit-research-topic";
import { useVisitorForm } from "../forms/use-visitor-form";
import { space } from "../styles/tokens";
import { FormFooter, NoScript } from "../ui/form/form-footer";
import { FormGrid } from "../ui/form/form-grid";
import { Select } from "../ui/form/select";
import { TextArea, TextInput } from "../ui/form/text-fields";
import { announce, usePreloadedToasts } from "../ui/toast-region";

/**
 * The form that suggests a research topic. It confirms and resets, and sends nothing (specification,
 * section 7); without scripts it goes nowhere either.
 */
export function ResearchTopicForm() {
  usePreloadedToasts();
  const { form, field, textField, sending, outcome } = useVisitorForm({
    id: researchTopicFormKey,
    empty: emptyResearchTopic,
    schema: researchTopicSchema,
    submit: submitResearchTopic,
    announce,
  });
  return (
    <form {...form} {...noPost} css={{ marginBlockStart: space.xl }}>
      <FormGrid>
        <TextInput
          {...textField("name")}
          label={labels.name}
          required
          minLength={limits.name.min}
          autoComplete="name"
        />
        <TextInput
          {...textField("email")}
          label={labels.email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextInput
          {...textField("company")}
          label={labels.company}
          wide
          autoComplete="organization"
        />
        <TextInput
          {...textField("researchTopic")}
          label={labels.researchTopic}
          required
          wide
          minLength={limits.researchTopic.min}
        />
        <TextArea
          {...textField("businessContext")}
          label={labels.businessContext}
          required
          rows={4}
          minLength={limits.businessContext.min}
          room={limits.businessContext.max}
        />
        <TextArea
          {...textField("expectedOutcome")}
          label={labels.expectedOutcome}
          required
          rows={3}
          minLength={limits.expectedOutcome.min}
          room={limits.expectedOutcome.max}
        />
        <Select {...field("industry")} label={labels.industry} required options={industries} />
        <Select {...field("priority")} label={labels.priority} required options={priorities} />
      </FormGrid>
      <FormFooter button={buttonLabels.researchTopic} sending={sending} notice={outcome} />
      <NoScript>{withoutScript}</NoScript>
    </form>
  );
}
