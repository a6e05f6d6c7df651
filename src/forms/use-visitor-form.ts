import { useFormik } from "formik";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Preset, removeDraft } from "./draft";
import { checkLast, cleanValues, type Form, type FormValues, type SubmitOutcome, validate } from "./form";
import { messages } from "./messages";
import { type Attempts, takeAttempt } from "./rate-limiter";
import { readShownText } from "./shown-text";
import { useDraft } from "./use-draft";

/** Maps each form's id to submission times. The limit is 5 in 15 minutes (specification, section 9). */
const submissions: Attempts = new Map();
const maxSubmissions = 5;

interface VisitorForm {
  readonly declaration: Form;
  readonly send: (values: FormValues) => SubmitOutcome | Promise<SubmitOutcome>;
  /** Resolves when the toast closes. */
  readonly announce: (outcome: SubmitOutcome) => Promise<void>;
  readonly preset?: Preset;
  /** If true, the form's success message disappears when the toast closes. */
  readonly isSuccessBrief?: boolean;
}

/** Validates on submit, and then after every change (specification, section 4). Saves unsent text. */
export function useVisitorForm(form: VisitorForm) {
  const { id, empty, fields } = form.declaration;
  const element = useRef<HTMLFormElement>(null);
  const [last, setLast] = useState<{ readonly outcome: SubmitOutcome; readonly values: FormValues }>();
  const formik = useFormik<FormValues>({
    initialValues: empty,
    validate: (typed) => validate(form.declaration, typed).fields ?? {},
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, { resetForm }) => {
      const outcome = await submit(form, values);
      if (outcome.tone === "success") {
        removeDraft(id);
        resetForm();
      }
      const submitted = { outcome, values };
      setLast(submitted);
      const removeSuccess = () => {
        if (form.isSuccessBrief && outcome.tone === "success")
          setLast((current) => (current === submitted ? undefined : current));
      };
      // Don't await the toast. Otherwise, the form would stay in its sending state.
      void form.announce(outcome).then(removeSuccess);
    },
  });
  const { submitCount, isSubmitting, values, errors, setValues } = formik;
  useDraft(id, empty, values, setValues, form.preset);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  useLayoutEffect(() => {
    // Turn off the browser's validation, which is for visitors without scripts. Changing a `noValidate` prop
    // after hydration would render the whole form a second time.
    if (element.current) element.current.noValidate = true;
  }, []);

  const readShown = () => readShownText(element.current, empty);
  const change = (shown: FormValues) => {
    // Ignore edits while the form is being sent, because the reset after success would discard them.
    if (!isSubmitting) void setValues(shown, submitCount > 0);
  };
  const findError = (name: string): string | undefined => {
    // Errors that aren't from the schema stay until the visitor edits the field.
    const refused = last?.values[name] === values[name] ? last?.outcome.fields?.[name] : undefined;
    return errors[name] ?? refused;
  };

  const cleaned = cleanValues(form.declaration, values);
  return {
    sending: isSubmitting,
    outcome: last?.outcome,
    values,
    form: {
      id,
      ref: element,
      onChange: () => change(readShown()),
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSubmitting) return;
        // Formik submits the values that it rendered last, so render what the fields show first.
        flushSync(() => {
          setLast(undefined);
          change(readShown());
        });
        formik.handleSubmit(event);
      },
    },
    controls: Object.entries(fields).map(([name, { label, max, control }]) => ({
      ...control,
      id: `${id}-${name}`,
      name,
      label,
      charactersLeft: max - (cleaned[name] ?? "").length,
      value: values[name] ?? "",
      error: findError(name),
      readOnly: isSubmitting,
    })),
  };
}

/** Sends values that have passed the schema (specification, sections 5, 7, and 9). */
function submit(
  { declaration, send }: VisitorForm,
  values: FormValues,
): SubmitOutcome | Promise<SubmitOutcome> {
  const waitMs = takeAttempt(submissions, declaration.id, maxSubmissions);
  if (waitMs > 0) return { ...declaration.limited, waitMs };
  const cleaned = cleanValues(declaration, values);
  const refused = checkLast(declaration, cleaned);
  if (Object.keys(refused).length > 0) return { ...messages.invalidEmail, fields: refused };
  return send(cleaned);
}
