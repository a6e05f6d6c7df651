import { useFormik } from "formik";
import {
  type ChangeEvent,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type ObjectSchema } from "yup";
import { clearDraft, type Texts } from "./draft";
import { type Outcome } from "./outcome";
import { useDraft } from "./use-draft";

interface VisitorForm<Values extends Texts> {
  /** Key of the form's draft, and id of its element. */
  readonly id: string;
  readonly empty: Values;
  readonly schema: ObjectSchema<object>;
  /** Does what a valid submit is for. */
  readonly submit: (values: Values) => Outcome | Promise<Outcome>;
  /**
   * Shows the outcome in passing; the form shows it too, unless the visitor has left the form: then `gone`
   * is true, and nothing else tells.
   */
  readonly announce: (outcome: Outcome, gone: boolean) => Promise<void>;
}

/**
 * State of a form: validates on submit, then on change; takes the visitor to the first wrong field; resets
 * after success (specification, section 4); keeps a draft.
 */
export function useVisitorForm<Values extends Texts>({
  id,
  empty,
  schema,
  submit,
  announce,
}: VisitorForm<Values>) {
  const element = useRef<HTMLFormElement>(null);
  /** How the last submit ended, and with which values. */
  const [last, setLast] = useState<{ readonly outcome: Outcome; readonly values: Values }>();
  const formik = useFormik<Values>({
    initialValues: empty,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: async (values, { resetForm }) => {
      const outcome = await submit(values);
      if (outcome.tone === "success") {
        clearDraft(id, values);
        resetForm();
      }
      setLast({ outcome, values });
      // The form does not wait for the toast, whose script may be slow or gone.
      announce(outcome, element.current === null).catch(console.error);
    },
  });
  const { values, errors, submitCount, isSubmitting, setValues, setFieldValue } = formik;
  useDraft({ form: id, empty, values, restore: setValues });
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  useLayoutEffect(() => {
    // The browser's own checks are for visitors without scripts. As a prop it would draw the whole form
    // a second time.
    if (element.current) element.current.noValidate = true;
  }, []);

  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const change = ({ target }: ChangeEvent<Control>) => {
    // What is being sent does not change: the reset after success would lose it.
    if (!isSubmitting) void setFieldValue(target.name, target.value, submitCount > 0);
  };
  const field = <Name extends keyof Values & string>(name: Name) => {
    // What a submit found wrong stays wrong until the field is another one, whatever the schema says.
    const refused = last?.values[name] === values[name] ? last.outcome.fields?.[name] : undefined;
    const error: unknown = errors[name] ?? refused;
    return {
      id: `${id}-${name}`,
      name,
      value: values[name],
      error: typeof error === "string" ? error : undefined,
      onChange: change,
    };
  };

  return {
    sending: isSubmitting,
    outcome: last?.outcome,
    /** Props of the form's element. */
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
    /** Props of a select box. */
    field,
    /** Props of an input or a text area. */
    textField: <Name extends keyof Values & string>(name: Name) => ({
      ...field(name),
      readOnly: isSubmitting,
    }),
  };
}
