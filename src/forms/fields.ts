import { type Schema, setLocale, string } from "yup";
import { asciiAddress } from "./ascii-address";
import { cleanEmail, cleanLine, cleanPhone } from "./clean-text";

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
  readonly type?: "tel";
  readonly inputMode?: "email" | "tel";
  readonly autoCapitalize?: "none";
  readonly autoCorrect?: "off";
  readonly spellCheck?: false;
  readonly rows?: number;
  readonly options?: readonly Option[];
}

export interface FormField {
  readonly label: string;
  /** Validates text that `clean` has cleaned. */
  readonly schema: Schema<string | null | undefined>;
  readonly max: number;
  /** Makes typed text plain before it's validated. Defaults to `cleanText`. */
  readonly clean?: (text: string) => string;
  /** Checks text that the schema has accepted, after the rate limit. Returns an error message if it's invalid. */
  readonly lastCheck?: (text: string) => string | undefined;
  readonly control: FieldControl;
}

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
  const schema = string().required(tooShort).min(min, tooShort).max(max, tooLong);
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
  // Allows letters of any script with their combining marks and joiners, and plain spaces. Forbids line breaks,
  // because they could be used to forge email headers.
  pattern: [/^[\p{L}\p{M}\u180E\u200B-\u200D ]*$/u, "Name can only contain letters and spaces"],
  autoComplete: "name",
});

const invalidEmail = "Please enter a valid email address";
const asciiEmail = string().email();

export const email: FormField = {
  label: "Email",
  schema: string()
    .required(invalidEmail)
    .test("email", invalidEmail, (value) => asciiEmail.isValidSync(asciiAddress(value)))
    .max(100, "Email must be less than 100 characters"),
  max: 100,
  lastCheck: (text) => (cleanEmail(text) === text ? undefined : invalidEmail),
  control: {
    required: true,
    // Without scripts, Safari refuses internationalized domains in inputs of the type `email`. The following
    // attributes have the other effects of that type.
    inputMode: "email",
    autoCapitalize: "none",
    autoCorrect: "off",
    spellCheck: false,
    autoComplete: "email",
  },
};

/** Declares an optional text field with a single line. */
export const lineField = (
  label: string,
  max: number,
  tooLong: string,
  control: FieldControl = {},
): FormField => ({
  label,
  schema: string().nullable().max(max, tooLong),
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
    .matches(/^\+?[\d ()-]*$/, "Please enter a valid phone number")
    .test("short", "Phone number must be at least 10 digits", (value) => !value || value.length >= 10)
    .max(20, "Phone number must be less than 20 characters"),
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
