import { type Schema, setLocale, string } from "yup";
import { cleanEmail, cleanLine, cleanPhone, cleanText } from "./clean-text";

setLocale({
  mixed: { default: "Invalid input", notType: "Invalid input", oneOf: "Invalid input", required: "Required" },
});

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A field is a text area if `rows` is set, a select box if `options` is set, and an input otherwise. */
export interface FieldControl {
  readonly required?: boolean;
  /** Shows an asterisk that screen readers skip. Defaults to the value of `required`. */
  readonly asterisk?: boolean;
  /** Makes the field span the form's full width. By default, only text areas do. */
  readonly wide?: boolean;
  readonly minLength?: number;
  readonly autoComplete?: string;
  readonly type?: "email" | "tel";
  readonly inputMode?: "email" | "tel";
  readonly rows?: number;
  readonly options?: readonly Option[];
}

export interface FormField {
  readonly label: string;
  readonly schema: Schema<string | null | undefined>;
  readonly max: number;
  /** Cleans text that the schema has accepted. Defaults to {@link cleanText}. */
  readonly clean?: (text: string) => string;
  /** Error message for text that `clean` changes or empties. Without this message, such text is valid. */
  readonly altered?: string;
  readonly control: FieldControl;
}

export const sentLength = (text: string | null | undefined, clean = cleanText): number =>
  clean(text ?? "").length;

const isAtMost = (max: number, clean?: typeof cleanText) => (text: string | null | undefined) =>
  sentLength(text, clean) <= max;

interface TextOptions extends FieldControl {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly tooShort: string;
  readonly tooLong: string;
  /** A pattern and the error message for text that doesn't match it. */
  readonly pattern?: readonly [RegExp, string];
}

/** Declares a required text field. */
export function textField(options: TextOptions): FormField {
  const { label, min, max, tooShort, tooLong, pattern, ...control } = options;
  const schema = string()
    .required(tooShort)
    .test("short", tooShort, (value) => sentLength(value) >= min)
    .test("long", tooLong, isAtMost(max));
  return {
    label,
    schema: pattern === undefined ? schema : schema.matches(...pattern),
    max,
    control: { required: true, minLength: min, ...control },
  };
}

export const name = textField({
  label: "Name",
  min: 2,
  max: 50,
  tooShort: "Name must be at least 2 characters",
  tooLong: "Name must be less than 50 characters",
  // Allows letters of any script, combining marks, and plain spaces. Forbids line breaks, because they could
  // be used to forge email headers.
  pattern: [/^[\p{L}\p{M} ]*$/u, "Name can only contain letters and spaces"],
  autoComplete: "name",
});

export const email: FormField = {
  label: "Email",
  schema: string()
    .required("Please enter a valid email address")
    .email("Please enter a valid email address")
    .max(100, "Email must be less than 100 characters"),
  max: 100,
  clean: cleanEmail,
  altered: "Please enter a valid email address",
  control: { required: true, type: "email", inputMode: "email", autoComplete: "email" },
};

/** Declares an optional text field with a single line. */
export const lineField = (
  label: string,
  max: number,
  tooLong: string,
  control: FieldControl = {},
): FormField => ({
  label,
  schema: string().nullable().test("long", tooLong, isAtMost(max, cleanLine)),
  max,
  clean: cleanLine,
  control,
});

const companyTooLong = "Company name must be less than 100 characters";
export const company = lineField("Company", 100, companyTooLong, { autoComplete: "organization" });

export const phone: FormField = {
  label: "Phone",
  schema: string()
    .nullable()
    .matches(/^(?:\+?[\d ()-]*|\s*)$/, "Please enter a valid phone number")
    .test("short", "Phone number must be at least 10 digits", (value) => {
      const length = sentLength(value, cleanPhone);
      return length === 0 || length >= 10;
    })
    .test("long", "Phone number must be less than 20 characters", isAtMost(20, cleanPhone)),
  max: 20,
  clean: cleanPhone,
  control: { minLength: 10, type: "tel", inputMode: "tel", autoComplete: "tel" },
};

/** `missing` is the error message if nothing is chosen. Without `missing`, the field is optional. */
export function selectField(
  label: string,
  options: readonly Option[],
  { missing, ...control }: FieldControl & { readonly missing?: string } = {},
): FormField {
  const values = options.map(({ value }) => value);
  const optional = string().nullable();
  const schema = missing
    ? string().required(missing).oneOf(values, missing)
    : optional.oneOf(["", ...values]);
  return { label, schema, max: 100, control: { required: Boolean(missing), options, ...control } };
}
