import { useFormik } from "formik";
import {
  type ChangeEvent,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { sentLength } from "./fields";
import { type Form, type Outcome, validate, type Values } from "./form";
import { messages } from "./messages";
import { takeAttempt } from "./rate-limiter";
import { clearDraft, useDraft } from "./use-draft";

interface VisitorForm<Name extends string> {
  readonly declaration: Form<Name>;
  readonly send: (values: Values<Name>) => Outcome | Promise<Outcome>;
  /**
   * Shows the outcome in a toast. The promise resolves when the toast closes. `gone` is true if the visitor has left
   * the form's page, so that only the toast shows the outcome. Otherwise the form shows the outcome, too.
   */
  readonly announce: (outcome: Outcome, gone: boolean) => Promise<void>;
  /** Removes the form's success message when the toast closes. */
  readonly isSuccessBrief?: boolean;
}

/**
 * Manages a form's state (specification, section 4):
 * - validates on every submit, and after the first submit also on every change
 * - moves focus to the first invalid field
 * - resets the form after success
 * - keeps a draft
 */
export function useVisitorForm<Name extends string>(form: VisitorForm<Name>) {
  const { id, empty, schema, fields } = form.declaration;
  const element = useRef<HTMLFormElement>(null);
  /** Outcome and values of the last submit. */
  const [last, setLast] = useState<{ readonly outcome: Outcome; readonly values: Values }>();
  const formik = useFormik<Values<Name>>({
    initialValues: empty,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, { resetForm }) => {
      const outcome = await submit(form, values);
      if (outcome.tone === "success") {
        clearDraft(id, values);
        resetForm();
      }
      const ended = { outcome, values };
      setLast(ended);
      const forget = () => {
        if (form.isSuccessBrief && outcome.tone === "success")
          setLast((current) => (current === ended ? undefined : current));
      };
      // Don't await the toast, because its script may be slow or fail to load. Until then, the form would stay in its
      // sending state.
      form.announce(outcome, element.current === null).then(forget, console.error);
    },
  });
  const { submitCount, isSubmitting, setValues, setFieldValue } = formik;
  const values: Values = formik.values;
  const errors: Readonly<Record<string, unknown>> = formik.errors;
  useDraft(id, empty, formik.values, setValues);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);
  useLayoutEffect(() => {
    // Turn off the browser's own validation, which is meant for visitors without scripts. Don't use a `noValidate`
    // prop, because changing the prop after hydration would render the whole form a second time.
    if (element.current) element.current.noValidate = true;
  }, []);

  type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const onChange = ({ target }: ChangeEvent<ControlElement>) => {
    // Ignore edits while the message is being sent, because the reset after success would discard them.
    if (!isSubmitting) void setFieldValue(target.name, target.value, submitCount > 0);
  };
  const errorOf = (name: string): string | undefined => {
    const invalid = errors[name];
    // If a field passed the schema but was rejected afterward, keep showing the error until the visitor edits the
    // field.
    const refused = last?.values[name] === values[name] ? last?.outcome.fields?.[name] : undefined;
    return typeof invalid === "string" ? invalid : refused;
  };

  return {
    sending: isSubmitting,
    outcome: last?.outcome,
    form: {
      id,
      ref: element,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isSubmitting) return;
        setLast(undefined);
        formik.handleSubmit(event);
      },
    },
    /** Props for the form's controls, in page order. */
    controls: Object.entries<(typeof fields)[Name]>(fields).map(
      ([name, { label, max, control }]) => ({
        ...control,
        id: `${id}-${name}`,
        name,
        label,
        charactersLeft: max - sentLength(values[name]),
        value: values[name] ?? "",
        error: errorOf(name),
        readOnly: isSubmitting,
        onChange,
      }),
    ),
  };
}

/**
 * Submits typed values that have passed the schema (specification, sections 5, 7 and 9). Checks the rate limit, cleans
 * and validates the values again, and then calls `send`.
 */
function submit<Name extends string>(
  { declaration, send }: VisitorForm<Name>,
  values: Values<Name>,
): Outcome | Promise<Outcome> {
  if (takeAttempt(declaration.id) > 0) return declaration.limited;
  const validation = validate(declaration, values);
  // The typed values have passed the schema, so after cleaning only the email address can be invalid.
  if (!validation.accepted) return { ...messages.invalidEmail, fields: validation.fields };
  return send(validation.values);
}
