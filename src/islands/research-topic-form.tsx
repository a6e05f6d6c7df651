import { noPost } from "../forms/endpoint";
import { messages, withoutScript } from "../forms/messages";
import { researchTopicForm } from "../forms/research-topic";
import { useVisitorForm } from "../forms/use-visitor-form";
import { space } from "../styles/tokens";
import { Controls } from "../ui/form/controls";
import { FormFooter, NoScript } from "../ui/form/form-footer";
import { formSheet } from "../ui/form/form-sheet";
import { showToast } from "../ui/toasts";

/** Submitting this form shows a confirmation but sends nothing (specification, section 7). */
export function ResearchTopicForm() {
  const { form, controls, sending, outcome } = useVisitorForm({
    declaration: researchTopicForm,
    send: () => messages.researchTopicSubmitted,
    announce: showToast,
    isSuccessBrief: true,
  });
  return (
    <form {...form} {...noPost} css={{ ...formSheet, marginBlockStart: space.l }}>
      <Controls controls={controls} />
      <FormFooter button={researchTopicForm.button} sending={sending} outcome={outcome} />
      <NoScript>{withoutScript}</NoScript>
    </form>
  );
}
