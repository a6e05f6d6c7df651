import { type Schema, setLocale, string } from "yup";
import { cleanEmail, cleanLine, cleanPhone, cleanText } from "./clean-text";

setLocale({
  mixed: {
    default: "Invalid input",
    notType: "Invalid input",
    oneOf: "Invalid input",
    required: "Required",
  },
});

/** An entry of a select box: what is sent, and what visitors and the mail show for it. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** How a field looks in the form: an input, a text area (with `rows`) or a select box (with `options`). */
interface Control {
  readonly required?: boolean;
  /** Whether an asterisk follows the label, by default when the field is required. */
  readonly asterisk?: boolean;
  /** Whether the field takes the whole width of the form. */
  readonly wide?: boolean;
  readonly minLength?: number;
  readonly autoComplete?: string;
  readonly type?: "email" | "tel";
  readonly inputMode?: "email" | "tel";
  readonly rows?: number;
  readonly options?: readonly Option[];
}

/** A field of a form. The control, the check, the payload and the mail are all made from this. */
export interface Field {
  readonly label: string;
  readonly schema: Schema<string | null | undefined>;
  readonly max: number;
  /** Cleans a text that the schema accepted; by default nothing more is done to it. */
  readonly clean?: (text: string) => string;
  /** The message when `clean` would alter the text or leave nothing of it; by default that is allowed. */
  readonly altered?: string;
  readonly control: Control;
}

/** Length of a text as it is sent, which is also what visitors see counted. */
export const sentLength = (text: string | null | undefined, clean = cleanText): number =>
  clean(text ?? "").length;

interface Text extends Control {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly tooShort: string;
  readonly tooLong: string;
  /** What the text may consist of, and the message when it does not. */
  readonly pattern?: readonly [RegExp, string];
}

/** A required text. */
export function text({ label, min, max, tooShort, tooLong, pattern, ...control }: Text): Field {
  const schema = string()
    .required(tooShort)
    .test("short", tooShort, (value) => sentLength(value) >= min)
    .test("long", tooLong, (value) => sentLength(value) <= max);
  return {
    label,
    schema: pattern === undefined ? schema : schema.matches(...pattern),
    max,
    control: { required: true, minLength: min, ...control },
  };
}

export const name = text({
  label: "Name",
  min: 2,
  max: 50,
  tooShort: "Name must be at least 2 characters",
  tooLong: "Name must be less than 50 characters",
  // Letters of any script, their marks and the plain space; a line break could forge a mail header.
  pattern: [/^[\p{L}\p{M} ]*$/u, "Name can only contain letters and spaces"],
  autoComplete: "name",
});

export const email: Field = {
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

export const company: Field = {
  label: "Company",
  schema: string()
    .nullable()
    .test(
      "long",
      "Company name must be less than 100 characters",
      (value) => sentLength(value, cleanLine) <= 100,
    ),
  max: 100,
  clean: cleanLine,
  control: { autoComplete: "organization" },
};

export const phone: Field = {
  label: "Phone",
  schema: string()
    .nullable()
    .matches(/^(?:\+?[\d ()-]*|\s*)$/, "Please enter a valid phone number")
    .test("short", "Phone number must be at least 10 digits", (value) => {
      const length = sentLength(value, cleanPhone);
      return length === 0 || length >= 10;
    })
    .test(
      "long",
      "Phone number must be less than 20 characters",
      (value) => sentLength(value, cleanPhone) <= 20,
    ),
  max: 20,
  clean: cleanPhone,
  control: { minLength: 10, type: "tel", inputMode: "tel", autoComplete: "tel" },
};

/** One of a list. It may be left out, unless there is a message for that. */
export function choice(
  label: string,
  options: readonly Option[],
  { missing, ...control }: Control & { readonly missing?: string } = {},
): Field {
  const values = options.map(({ value }) => value);
  const schema =
    missing === undefined
      ? string()
          .nullable()
          .oneOf(["", ...values])
      : string().required(missing).oneOf(values, missing);
  const required = missing !== undefined;
  return { label, schema, max: 100, control: { required, options, ...control } };
}
