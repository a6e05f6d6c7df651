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
   * Shows the outcome as a toast until the promise resolves. `gone` is true when the visitor has left the form, which
   * otherwise shows the outcome, too.
   */
  readonly announce: (outcome: Outcome, gone: boolean) => Promise<void>;
  /** Whether the form stops showing a success when its toast is gone. */
  readonly isSuccessBrief?: boolean;
}

/**
 * State of a form: validates on submit, then on change; takes the visitor to the first wrong field; resets
 * after success (specification, section 4); keeps a draft.
 */
export function useVisitorForm<Name extends string>(form: VisitorForm<Name>) {
  const { id, empty, schema, fields } = form.declaration;
  const element = useRef<HTMLFormElement>(null);
  /** How the last submit ended, and with which values. */
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
      // The form does not wait for the toast, whose script may be slow or gone.
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
    // The browser's own checks are for visitors without scripts. As a prop it would draw the whole form
    // a second time.
    if (element.current) element.current.noValidate = true;
  }, []);

  type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const onChange = ({ target }: ChangeEvent<ControlElement>) => {
    // No edits while sending: the reset after success would lose them.
    if (!isSubmitting) void setFieldValue(target.name, target.value, submitCount > 0);
  };
  const errorOf = (name: string): string | undefined => {
    const invalid = errors[name];
    // A field that the submit refused stays invalid until it is edited, although the schema accepts it.
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
    /** Props of the controls, in the order of the page. */
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
 * What follows when a form is valid as typed: rate limit, cleaning, email check, and then what the form is
 * for (specification, sections 5, 7 and 9).
 */
function submit<Name extends string>(
  { declaration, send }: VisitorForm<Name>,
  values: Values<Name>,
): Outcome | Promise<Outcome> {
  if (takeAttempt(declaration.id) > 0) return declaration.limited;
  const validation = validate(declaration, values);
  // What cleaning can still refuse is the address.
  if (!validation.accepted) return { ...messages.invalidEmail, fields: validation.fields };
  return send(validation.values);
}
