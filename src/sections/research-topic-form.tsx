import { noPost } from "../forms/endpoint";
import { messages, withoutScript } from "../forms/messages";
import { researchTopicForm } from "../forms/research-topic";
import { useVisitorForm } from "../forms/use-visitor-form";
import { space } from "../styles/tokens";
import { Controls } from "../ui/form/controls";
import { FormFooter, NoScript } from "../ui/form/form-footer";
import { announce, usePreloadedToasts } from "../ui/toast-region";

/**
 * The form that suggests a research topic. It confirms and resets, and sends nothing (specification,
 * section 7); without scripts it goes nowhere either.
 */
export function ResearchTopicForm() {
  usePreloadedToasts();
  const { form, controls, sending, outcome } = useVisitorForm({
    declaration: researchTopicForm,
    send: () => messages.researchTopicSubmitted,
    announce,
  });
  return (
    <form {...form} {...noPost} css={{ marginBlockStart: space.xl }}>
      <Controls controls={controls} />
      <FormFooter button={researchTopicForm.button} sending={sending} notice={outcome} />
      <NoScript>{withoutScript}</NoScript>
    </form>
  );
}
